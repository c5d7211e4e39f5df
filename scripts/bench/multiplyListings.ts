import { execFileSync } from 'node:child_process';

/** Of listings, with the column that is their key. */
const copied = { estates: 'key', estate_summaries: 'estate', estate_details: 'estate', estate_features: 'estate' };

/** Sums of counts. */
const counted = {
  place_counts: ['listed', 'live', 'available', 'live_homes', 'available_homes'],
  trait_counts: ['listed'],
  feature_counts: ['listed', 'available'],
  cell_counts: ['listed', 'live', 'lat_sum', 'lng_sum'],
  sitemap_pages: ['live'],
};

/** Made anew afterwards: grown row by row they would take several times as long. */
const madeAfterwards = `from pg_indexes where schemaname = current_schema and tablename = 'estates'
  and indexname not in (select conname from pg_constraint)`;

/**
 * Multiplies the listings of a PostgreSQL database, whatever columns its release has: copies of each, under keys of
 * their own. Minutes for a million, where storing them takes hours.
 */
export function multiplyListings(databaseUrl: string, times: number): void {
  if (times === 1) return;
  const run = (statement: string): string =>
    execFileSync('psql', [databaseUrl, '-v', 'ON_ERROR_STOP=1', '-qtAc', statement], { encoding: 'utf8' }).trim();
  const models = Number(run('select count(*) from estates'));
  const renamed: Record<string, string> = {
    url_key: `url_key || '-' || n`,
    source_id: `source_id || '-' || n`,
    reference: `reference || '-' || n`,
    reference_text: `reference_text || n`,
  };
  const [drops, indexes] = ["'drop index ' || indexname", 'indexdef'].map((what) =>
    run(`select coalesce(string_agg(${what}, ';'), '') ${madeAfterwards}`),
  );
  if (drops) run(drops);
  for (const [table, key] of Object.entries(copied)) {
    const columns = run(
      `select string_agg(column_name, ',' order by ordinal_position) from information_schema.columns where table_name = '${table}'`,
    ).split(',');
    const values = columns.map((name) => (name === key ? `${key} + n * ${models}` : (renamed[name] ?? name)));
    // What they refer to is there: looking each up would take most of the time.
    run(
      `set session_replication_role = replica; insert into ${table} (${columns.join()}) select ${values.join()} from ${table}, generate_series(1, ${times - 1}) n`,
    );
  }
  for (const index of indexes!.split(';').filter(Boolean)) run(index);
  for (const [table, sums] of Object.entries(counted))
    run(`update ${table} set ${sums.map((sum) => `${sum} = ${sum} * ${times}`).join()}`);
  run(`update meta set value = '${models * times + 1}' where name = 'next_estate_key'`);
  run('vacuum (analyze)');
}
