import { describeEnv } from '#config/env.ts';

console.log(`npm start                    serves the site on http://localhost:3000, setting up what is missing
npm test                     runs every check and test
npm run dev                  development, with hot reload
npm run demo -- --help       fills a database with a demo network of any size
npm run bench                measures

Environment (every variable is optional; also read from a file named .env):
${describeEnv()}`);
