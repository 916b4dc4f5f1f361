import { perWord } from '../../correction/cursor.ts';
import { mapOf } from '../../lookup/map-of.ts';
import { star } from './russian-words.ts';

export const days = mapOf({
  понедельник: 'в понедельник',
  понедельнике: 'в понедельник',
  вторник: 'во вторник',
  вторнике: 'во вторник',
  четверге: 'в четверг',
  среда: 'в среду',
  среде: 'в среду',
  четверг: 'в четверг',
  пятница: 'в пятницу',
  пятнице: 'в пятницу',
  суббота: 'в субботу',
  субботе: 'в субботу',
  воскресенье: 'в воскресенье',
  воскресенья: 'в воскресенье',
});

export const months = mapOf(
  Object.fromEntries(
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'
      .split(' ')
      .map((month) => [month, `${month.replace(/[ьй]$/u, '')}е`]),
  ),
);

const parts = mapOf({
  утро: 'утром',
  утре: 'утром',
  вечер: 'вечером',
  вечере: 'вечером',
  ночи: 'ночью',
  лето: 'летом',
  лете: 'летом',
  зиме: 'зимой',
  осени: 'осенью',
  весне: 'весной',
});

function becauseOfTime(right: string) {
  return { kind: 'case' as const, reason: { note: 'dates-and-days' }, right };
}

/** в суббота, в январь, в утро. */
export const timeExpressions = perWord((cursor) => {
  const preposition = cursor.text(0);
  if (!/^(?:в|во|на)$/u.test(preposition)) return undefined;
  const text = cursor.text(1);
  const day = days.get(text);
  if (day !== undefined && `${preposition} ${text}` !== day && preposition !== 'на') {
    if (/^(?:к|с|по)$/u.test(cursor.text(-1))) return undefined;
    return cursor.replace([0, 2], day, becauseOfTime(day));
  }
  const month = months.get(text);
  if (
    month !== undefined &&
    (preposition === 'в' || preposition === 'на') &&
    cursor.text(2) !== 'месяц'
  ) {
    return cursor.replace([0, 2], `в ${month}`, becauseOfTime(month));
  }
  const part = parts.get(text);
  if (
    part !== undefined &&
    preposition === 'в' &&
    (cursor.isEnd(1) || /^(?:я|мы|он|она|они|ты)$/u.test(cursor.text(2)))
  ) {
    if (text === 'ночи' || text === 'вечер') return undefined;
    return cursor.replace([0, 2], part, {
      kind: 'expression',
      reason: (texts) => texts.said(star(part)),
    });
  }
  return undefined;
});
