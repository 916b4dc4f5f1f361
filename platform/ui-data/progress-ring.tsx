import { Progress } from 'antd';
import type { ReactNode } from 'react';

interface ProgressRingProps {
  /** What progresses, for assistive technology. */
  label: string;
  /** 0–100; more counts as 100. */
  percent: number;
  /** Diameter in pixels. */
  size?: number;
  tone?: 'primary' | 'success' | 'warning';
  /** Stands inside the ring. */
  children?: ReactNode;
}

const strokes = {
  primary: 'var(--color-link)',
  success: 'var(--color-success)',
  warning: 'var(--color-warning)',
};

/** A share as a ring, with its figure inside. */
export function ProgressRing({
  label,
  percent,
  size = 120,
  tone = 'primary',
  children,
}: ProgressRingProps) {
  return (
    <Progress
      type="circle"
      aria-label={label}
      percent={Math.min(Math.max(Math.round(percent), 0), 100)}
      size={size}
      strokeWidth={size < 80 ? 10 : 8}
      strokeColor={strokes[tone]}
      railColor="var(--color-border)"
      status="normal"
      format={() => children}
    />
  );
}
