/** Searches of learners of Spanish who speak English: each finds words but the last. */
export const searches = {
  'search, exact': ['casa', 'comer', 'house', 'to eat', 'trabajo', 'day'],
  'search, prefix': ['ca', 'com', 'tra', 'ho', 'bre', 'ventan'],
  'search, typo': ['cassa', 'hosue', 'trabjao', 'ventnaa', 'recieve', 'madrugodar'],
  'search, nothing found': ['xyzzyq', 'qqqq', 'zzxxww', 'wwwwwwww', 'kkzzkk', 'jjqqjj'],
} as const;
