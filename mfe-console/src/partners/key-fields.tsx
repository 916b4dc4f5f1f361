import { Form, Input, InputNumber, Select } from 'antd';
import {
  translatorLanguageNames,
  type CallInput,
  type changePartnerKey,
  type Fault,
} from '@topwords/platform/contracts';
import { isApiFailure } from '@topwords/platform/client';
import { useTexts } from '../texts/index.ts';

/** A key's settings, as form values. */
export type KeySettings = CallInput<typeof changePartnerKey>['body'];

const languages = Object.entries(translatorLanguageNames).map(([value, label]) => ({
  value,
  label,
}));

interface KeyFieldsProps {
  kind: 'publishable' | 'secret';
  faults: readonly Fault[];
}

/** The errors of a refused form, by field. */
export function faultsOf(error: unknown): readonly Fault[] {
  return (isApiFailure(error) && error.faults) || [];
}

/** Converts antd's form values to what the calls take: empty fields become null. */
export function readFields(values: KeySettings, kind: 'publishable' | 'secret'): KeySettings {
  const isAll = !values.languages?.length;
  return {
    ...values,
    name: values.name ?? '',
    origins: kind === 'secret' ? [] : (values.origins ?? []),
    languages: isAll ? null : values.languages,
    address_share: kind === 'secret' ? null : (values.address_share ?? null),
    expires: values.expires || null,
  };
}

/** The fields of a key, inside a form. */
export function KeyFields({ kind, faults }: KeyFieldsProps) {
  const texts = useTexts().partners.fields;
  const item = (name: keyof KeySettings) => {
    // Errors in a list also name the entry, such as `origins.1`.
    const own = faults.filter(({ field }) => field.split('.')[0] === name);
    return {
      name,
      label: texts[name].label,
      extra: texts[name].hint,
      ...(own.length > 0 && {
        validateStatus: 'error' as const,
        help: own.map(({ detail }) => detail).join('. '),
      }),
    };
  };
  return (
    <>
      <Form.Item {...item('name')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      {kind === 'publishable' && (
        <Form.Item {...item('origins')}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ' ']}
            placeholder="https://acme.example"
          />
        </Form.Item>
      )}
      <Form.Item {...item('languages')}>
        <Select
          mode="multiple"
          allowClear
          options={languages}
          optionFilterProp="label"
          placeholder={texts.allLanguages}
        />
      </Form.Item>
      <Form.Item {...item('requests_per_day')}>
        <InputNumber min={1} max={999_999_999} precision={0} />
      </Form.Item>
      <Form.Item {...item('requests_per_minute')}>
        <InputNumber min={1} max={999_999_999} precision={0} />
      </Form.Item>
      {kind === 'publishable' && (
        <Form.Item {...item('address_share')}>
          <InputNumber min={1} max={100} precision={0} suffix="%" placeholder="2" />
        </Form.Item>
      )}
      <Form.Item {...item('expires')}>
        <Input type="date" />
      </Form.Item>
    </>
  );
}
