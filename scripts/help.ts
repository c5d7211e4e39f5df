import { describeEnv } from '#config/env.ts';

console.log(`npm start                    serves the site on http://localhost:3000, setting up what is missing
npm start -- --network NAME   the same for the network in networks/NAME (docs/your-network.md)
npm test                     every check and test; one by one: npm run lint, typecheck, unused, jest, e2e
npm run dev                  development, with hot reload
npm run build                the bundles in dist/; then: NODE_ENV=production node dist/server/server.mjs
npm run demo -- --help       fills a database with a network of any size
npm run network -- --help    checks the folder of a network, or makes a new one (docs/your-network.md)
npm run import -- --help     brings the listings to what the sources' files say, or takes that back
npm run sources              where listings come from: last good runs, listings, warnings, next runs
npm run exports              what portals are given, and under which addresses
npm run estate -- status …   changes one home's status
npm run data -- --help       exports, erases and checks personal data; sends mails again
npm run report               what to put right in the network's data
npm run alerts               what alerts are stored, and what they match
npm run results              what each listing earned: shown, opened, asked about
npm run media -- --help      takes the masters of pictures to a bucket, or back
npm run tiles                fetches streets for the network's maps, into MAP_TILES_FILE
npm run texts -- nl           what is left to translate, and a file for a translator's program
npm run crawl -- URL         checks every URL of a deployment
npm run cms-check -- URL     what the site makes of a CMS, and what of it would be left out
npm run api-check -- URL     checks an API of one's own by the contract (docs/api.md)
npm run api-mock             serves the contract from the demo network, with mistakes if asked
npm run openapi              writes docs/openapi.json, the contract for tools
npm run bench                measures

Environment (every variable is optional; also read from a file named .env):
${describeEnv()}`);
