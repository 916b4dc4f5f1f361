const first = ['ю', 'ешь', 'ет', 'ем', 'ете', 'ют'];
const firstStressed = ['у', 'ёшь', 'ёт', 'ём', 'ёте', 'ут'];
const firstUnstressed = ['у', 'ешь', 'ет', 'ем', 'ете', 'ут'];
const second = ['ю', 'ишь', 'ит', 'им', 'ите', 'ят'];

/** How a consonant changes before -ю of the second conjugation: люблю, хожу, прошу. */
function changed(stem: string): string[] {
  if (/[бвмпф]$/u.test(stem)) return [`${stem}лю`];
  if (stem.endsWith('ст')) return [`${stem.slice(0, -2)}щу`];
  if (stem.endsWith('т')) return [`${stem.slice(0, -1)}чу`, `${stem.slice(0, -1)}щу`];
  if (/[дз]$/u.test(stem)) return [`${stem.slice(0, -1)}жу`];
  if (stem.endsWith('с')) return [`${stem.slice(0, -1)}шу`];
  return /[жшщч]$/u.test(stem) ? [`${stem}у`] : [`${stem}ю`];
}

function join(stem: string, endings: readonly string[]): string[][] {
  return endings.map((ending) => [stem + ending]);
}

/**
 * The persons of an infinitive by the productive types (Zaliznyak's 1, 2, 3 and 4): читаю, рисую,
 * вернусь, говорю. Empty for other types, which are learned verb by verb.
 */
export function regularPersons(infinitive: string): string[][] {
  if (infinitive.endsWith('овать')) return join(`${infinitive.slice(0, -5)}у`, first);
  if (infinitive.endsWith('евать')) {
    // танцевать, танцую; воевать, воюю; but успевать, успеваю: the spelling does not show which.
    const stem = infinitive.slice(0, -5);
    const stems = [`${stem}у`, `${stem}ю`, infinitive.slice(0, -2)];
    return first.map((ending) => stems.map((text) => text + ending));
  }
  if (/(?:да|ста|зна)вать$/u.test(infinitive)) return [];
  if (infinitive.endsWith('нуть')) {
    const stem = infinitive.slice(0, -3);
    return firstStressed.map((ending, index) => [
      stem + ending,
      stem + (firstUnstressed[index] ?? ''),
    ]);
  }
  if (infinitive.endsWith('ить')) {
    const stem = infinitive.slice(0, -3);
    const plural = /[жшщч]$/u.test(stem) ? 'ат' : 'ят';
    return second.map((ending, index) => {
      if (index === 0) return changed(stem);
      return [stem + (index === 5 ? plural : ending)];
    });
  }
  return /[аея]ть$/u.test(infinitive) ? join(infinitive.slice(0, -2), first) : [];
}

/** Whether a past is the infinitive's stem + -л, -ла, -ло, -ли. */
export function isRegularPast(infinitive: string, form: string, place: number): boolean {
  const ending = ['л', 'ла', 'ло', 'ли'][place] ?? '';
  return /[^с]ть$/u.test(infinitive) && form === infinitive.slice(0, -2) + ending;
}
