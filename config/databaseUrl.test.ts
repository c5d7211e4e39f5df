import { withoutPassword } from './databaseUrl.ts';

it.each([
  ['postgres://u:p@h/db', 'postgres://u@h/db'],
  ['postgres://u:p@ss:w@a:5432,b/db?sslmode=require', 'postgres://u@a:5432,b/db?sslmode=require'],
  ['postgres://u:p%40ss@[::1]:5432/db', 'postgres://u@[::1]:5432/db'],
  ['postgres://u@h/db', 'postgres://u@h/db'],
  ['postgres://h:5432/db?user=a@b', 'postgres://h:5432/db?user=a@b'],
])('nothing of a password is left: %s', (url, shown) => {
  expect(withoutPassword(url)).toBe(shown);
});
