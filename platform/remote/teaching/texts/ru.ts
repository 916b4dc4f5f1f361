import type { TeachingTexts } from './en.ts';

export const ru: TeachingTexts = {
  contrasts: 'Легко перепутать',
  mistakes: 'Частые ошибки',
  falseFriends: 'Ложные друзья',
  grammar: 'Грамматика',
  failed: 'Не удалось загрузить заметки.',
  wrong: 'Неверно:',
  right: 'Верно:',
  test: 'Проверьте себя',
  fill: 'Что подходит?',
  gap: 'пропуск',
  isRight: 'Верно!',
  isWrong: (answer) => `Не совсем: здесь *${answer}*.`,
};
