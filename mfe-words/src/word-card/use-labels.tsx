import type { Register, Region } from '@topwords/platform/contracts';
import { Chip } from '@topwords/platform/ui';
import { useTexts } from '../texts/index.ts';

interface Labels {
  register?: Register | undefined;
  regions?: readonly Region[] | undefined;
}

/** Where a word or one of its senses is used: its register and regions, if it has any. */
export function UseLabels({ register, regions }: Labels) {
  const texts = useTexts();
  return (
    <>
      {register && <Chip>{texts.registers[register]}</Chip>}
      {regions?.map((region) => (
        <Chip key={region}>{texts.regions[region]}</Chip>
      ))}
    </>
  );
}
