import { isRepeatable } from './repeat-lost.ts';

test.each([
  'select * from `users` where `id` = ?',
  'delete from `sessions` where `user_id` = ?',
  'update `users` set `native_language` = ?, `time_zone` = NULL where `id` = ?',
  'insert ignore into `user_targets` (`user_id`) values (?)',
  'insert into `practice_settings` (`user_id`, `plays_audio`) values (?, ?) on duplicate key update `plays_audio` = ?',
  'insert into `a` (`b`, `c`) values (?, DEFAULT) on duplicate key update `b` = values(`b`), `c` = values(`c`)',
])('is safe to repeat: %s', (sql) => {
  expect(isRepeatable(sql)).toBe(true);
});

test.each([
  'insert into `users` (`id`) values (?)',
  'update `tutor_usage` set `requests` = requests + 1 where `user_id` = ?',
  'update `a` set `b` = ?, `c` = `c` + ? where `d` = ?',
  'insert into `a` (`b`) values (?) on duplicate key update `b` = a.b + ?',
  'insert into `a` (`b`) values (?) on duplicate key update `b` = CASE WHEN b IS NULL THEN ? END',
  'BEGIN;',
  'ALTER TABLE users ADD COLUMN a INTEGER',
])('is not: %s', (sql) => {
  expect(isRepeatable(sql)).toBe(false);
});
