import { Form, Input } from 'antd';

interface TypedConfirmationProps {
  /** Says what to type. */
  label: string;
  typed: string;
  onType: (typed: string) => void;
}

/** A field in which a person types a name before something that cannot be undone. */
export function TypedConfirmation({ label, typed, onType }: TypedConfirmationProps) {
  return (
    <Form layout="vertical">
      <Form.Item label={label} htmlFor="typed-name">
        <Input
          id="typed-name"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </Form.Item>
    </Form>
  );
}
