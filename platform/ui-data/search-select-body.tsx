import { Select } from 'antd';
import type { SearchSelectProps } from './search-select.tsx';

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The select itself, with antd behind it. */
export default function SearchSelectBody({
  label,
  options,
  value,
  onChange,
  placeholder,
  emptyText,
  className,
}: SearchSelectProps) {
  return (
    <Select
      aria-label={label}
      options={[...options]}
      value={value ?? null}
      onChange={(next) => {
        if (next !== null) onChange(next);
      }}
      placeholder={placeholder}
      notFoundContent={emptyText}
      showSearch={{
        filterOption: (input, option) =>
          fold(`${option?.label} ${option?.search ?? ''}`).includes(fold(input.trim())),
      }}
      className={className}
    />
  );
}
