import type { Register, Region } from '../../contracts/index.ts';
import { Chip } from '../../ui/index.ts';
import { useSharedTexts } from '../texts/index.ts';

interface UseLabelsProps {
  register?: Register | undefined;
  regions?: readonly Region[] | undefined;
}

/** Where a word or one of its senses is used: its register and regions, if it has any. */
export function UseLabels({ register, regions }: UseLabelsProps) {
  const texts = useSharedTexts();
  return (
    <>
      {register && <Chip>{texts.registers[register]}</Chip>}
      {regions?.map((region) => (
        <Chip key={region}>{texts.regions[region]}</Chip>
      ))}
    </>
  );
}
