import type { KeptTexts } from './en.ts';

export const ru: KeptTexts = {
  label: 'Сохранено на этом устройстве',
  hint: (used, maximum) => `${used} из ${maximum} МБ, чтобы заниматься без сети`,
  erase: 'Стереть',
  erased: 'Стёрто. Новое сохранится, когда вы продолжите заниматься.',
};
