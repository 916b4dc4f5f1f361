import { changedUsers } from './changed-users.ts';

test.each([
  ['select * from `word_marks` where `user_id` = ?', 'none'],
  ['insert into `favorites` (`user_id`) values (?)', 'none'],
  [
    'insert into `word_marks` (`user_id`, `word_id`) values (?, ?) on conflict do nothing',
    { name: 'marks' },
  ],
  [
    'insert into `word_marks` (`user_id`) select ? as `user_id` union all select ? as `user_id`',
    { name: 'marks' },
  ],
  ['insert into `users` (`email`, `id`) values (?, ?)', { name: undefined }],
  [
    'update `word_marks` set `learned_at` = ? where `user_id` = ? and `word_id` = ?',
    { name: 'marks' },
  ],
  ['update `users` set `native_language` = ? where `id` = ?', { name: undefined }],
  ['delete from `sessions` where `user_id` = ? and `id` in (?, ?)', { name: undefined }],
  ['delete from `sessions` where `id` = ?', 'anyone'],
  ['delete from `word_marks` where `user_id` = ? or `word_id` = ?', 'anyone'],
  ['update `users` set `disabled_at` = ? where `email` = ?', 'anyone'],
  ['delete from `word_marks` where `user_id` in (select `id` from `users`)', 'anyone'],
  ['insert into `word_marks` (`user_id`) select `user_id` from `practice_cards`', 'anyone'],
  ['DELETE FROM users', 'anyone'],
  ['alter table `word_marks` add column later', 'anyone'],
])('%s changes: %j', (sql, expected) => {
  expect(changedUsers(sql)).toEqual(expected);
});
