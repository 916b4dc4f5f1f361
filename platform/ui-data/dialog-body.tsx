import { Modal } from 'antd';
import type { DialogProps } from './dialog.tsx';

/** The dialog itself, with antd behind it. */
export default function DialogBody({ title, isOpen, onClose, children, footer }: DialogProps) {
  return (
    <Modal
      title={title}
      open={isOpen}
      onCancel={onClose}
      footer={footer ?? null}
      centered
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
