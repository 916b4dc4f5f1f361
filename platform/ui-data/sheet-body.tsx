import { Drawer } from 'antd';
import { useSyncExternalStore } from 'react';
import type { SheetProps } from './sheet.tsx';

const wide = '(width >= 768px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The sheet itself, with antd behind it. */
export default function SheetBody({ title, isOpen, onClose, children }: SheetProps) {
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
  return (
    <Drawer
      title={title}
      open={isOpen}
      onClose={onClose}
      placement={isWide ? 'right' : 'bottom'}
      size={isWide ? 420 : '85dvh'}
    >
      {children}
    </Drawer>
  );
}
