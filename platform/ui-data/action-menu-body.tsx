import { Dropdown } from 'antd';
import { IconButton, MoreIcon } from '../ui/index.ts';
import type { ActionMenuProps } from './action-menu.tsx';

/** The menu itself, with antd behind it. */
export default function ActionMenuBody({ label, items }: ActionMenuProps) {
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map(({ key, label: text, icon, isDangerous = false, onSelect }) => ({
          key,
          label: text,
          icon,
          danger: isDangerous,
          onClick: onSelect,
        })),
      }}
    >
      <IconButton label={label} icon={<MoreIcon />} aria-haspopup="menu" />
    </Dropdown>
  );
}
