import pg from 'pg';
import { asAway, isAway } from './databaseAway.ts';

const said = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
const failed = (facts: object) => Object.assign(new Error('failed'), facts);

it.each([
  ['a server that stops', said('57P01')],
  ['one that takes no writes', said('25006')],
  ['one without a free connection', said('53300')],
  ['a refused connection', failed({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a socket that is not there', failed({ code: 'ENOENT', syscall: 'connect' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
])('%s is away: the same may succeed in a moment', (_, error) => {
  expect(isAway(asAway(error))).toBe(true);
});

it.each([
  ['a wrong password', said('28P01')],
  ['a missing certificate', failed({ code: 'ENOENT', syscall: 'open' })],
  ['a fault of the code', new TypeError('undefined is not a function')],
])('%s is not', (_, error) => {
  expect(asAway(error)).toBe(error);
});
