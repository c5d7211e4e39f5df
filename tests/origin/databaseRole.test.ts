import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { findPostgres } from '../../scripts/programs.mjs';
import { startPrivatePostgres } from './privatePostgres.ts';
import { smallNetwork } from './smallNetwork.ts';
import { prepareDemo } from './prepareDemo.ts';

const bin = findPostgres();
const script = readFileSync(path.resolve(__dirname, '../../config/database.sql'), 'utf8');

(bin ? test : test.skip)('the user that compose makes fills its database, and has no other right', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-role-'));
  const postgres = await startPrivatePostgres(dir);
  const psql = (user: string, database: string, ...args: string[]) =>
    execFileSync(
      path.join(bin!, 'psql'),
      ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', user, '-d', database, '-v', 'ON_ERROR_STOP=1', ...args],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  try {
    // As the image leaves it: a superuser `postgres` with a password, an empty database.
    psql('vencejo', 'postgres', '-c', "create role postgres superuser login password 'secret'");
    psql('postgres', 'postgres', '-c', 'alter role vencejo rename to first', '-c', 'create database vencejo');
    writeFileSync(path.join(dir, 'password'), "it's secret\n");
    const file = path.join(dir, 'database.sql');
    writeFileSync(file, script.replace('/run/secrets/database_password', path.join(dir, 'password')));
    psql('postgres', 'vencejo', '-f', file);

    const store = openDatabase(`postgres://vencejo@127.0.0.1:${postgres.port}/vencejo`);
    expect(await prepareDemo(store, { estates: 150, create: () => smallNetwork() })).toBe(150);
    const { rows } = await sql`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty
      from pg_roles where rolname = current_user`.execute(store.db);
    expect(rows).toEqual([{ mighty: false }]);
    await store.close();

    const passwords = psql('postgres', 'postgres', '-qtAc', 'select rolname, rolpassword from pg_authid');
    expect(passwords).toMatch(/^vencejo\|SCRAM-SHA-256\$/m);
    expect(passwords).toMatch(/^postgres\|$/m);
    psql('postgres', 'postgres', '-c', 'create role another login');
    expect(() => psql('another', 'vencejo', '-c', 'select 1')).toThrow('permission denied for database');
  } finally {
    await postgres.stop();
    rmSync(dir, { recursive: true });
  }
});
