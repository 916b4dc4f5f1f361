import { Segmented } from 'antd';
import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for assistive technology. */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the whole width, each option the same share. */
  isBlock?: boolean;
  className?: string;
}

/** One of few choices, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  isBlock = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <Segmented
      aria-label={label}
      options={[...options]}
      value={value}
      onChange={onChange}
      block={isBlock}
      className={className}
    />
  );
}
