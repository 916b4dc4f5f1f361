import type { TeachingTexts } from './en.ts';

export const es: TeachingTexts = {
  contrasts: 'Fáciles de confundir',
  mistakes: 'Errores frecuentes',
  falseFriends: 'Falsos amigos',
  grammar: 'Gramática',
  failed: 'No se pudieron cargar las notas.',
  wrong: 'Mal:',
  right: 'Bien:',
  test: 'Ponte a prueba',
  fill: '¿Cuál va aquí?',
  gap: 'hueco',
  isRight: '¡Correcto!',
  isWrong: (answer) => `Casi: aquí va *${answer}*.`,
};
