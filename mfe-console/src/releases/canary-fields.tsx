import { Alert, Form, InputNumber, Slider } from 'antd';
import type { CanaryBounds, CanaryStop } from '@topwords/platform/contracts';
import { useTexts } from '../texts/index.ts';
import type { ReleaseAction } from './actions.ts';

type CanaryAction = Extract<ReleaseAction, { kind: 'canary' }>;

interface CanaryFieldsProps {
  action: CanaryAction;
  /** Why the version's last trial stopped automatically. */
  stop: CanaryStop | null;
  onChange: (action: CanaryAction) => void;
}

/** The default bounds of a canary. */
const defaultBounds: CanaryBounds = {
  minimum_loads: 50,
  failure_excess: 0.02,
  load_time_ratio: 1.5,
};

const limits = {
  minimum_loads: { min: 1, step: 10, precision: 0 },
  failure_excess: { min: 0, max: 1, step: 0.01 },
  load_time_ratio: { min: 1, step: 0.1 },
} as const;

const names = ['minimum_loads', 'failure_excess', 'load_time_ratio'] as const;

/** The share of a canary, and when it stops automatically. */
export function CanaryFields({ action, stop, onChange }: CanaryFieldsProps) {
  const texts = useTexts().releases.canaryFields;
  const { percent, bounds = defaultBounds } = action;
  const setPercent = (value: number | null) => onChange({ ...action, percent: value ?? 0 });
  return (
    <Form layout="vertical">
      {stop && <Alert type="warning" showIcon title={texts.again} description={stop.reason} />}
      <Form.Item label={texts.percent} htmlFor="canary-percent">
        <InputNumber
          id="canary-percent"
          value={percent}
          min={0}
          max={100}
          step={1}
          suffix="%"
          onChange={setPercent}
        />
        <Slider
          value={percent}
          min={0}
          max={100}
          ariaLabelForHandle={texts.percent}
          onChange={setPercent}
        />
      </Form.Item>
      {names.map((name) => (
        <Form.Item key={name} label={texts.bounds[name]} htmlFor={`canary-${name}`}>
          <InputNumber
            id={`canary-${name}`}
            value={bounds[name]}
            {...limits[name]}
            onChange={(value) =>
              onChange({
                ...action,
                bounds: { ...bounds, [name]: value ?? defaultBounds[name] },
              })
            }
          />
        </Form.Item>
      ))}
    </Form>
  );
}
