// `npm run network`: checks the folder of a network, or makes a new one (docs/your-network.md).
import '#config/requireNode24.mjs';
import { EnvError } from '#config/settingsError.ts';
import { checkNetwork } from './network/checkNetwork.ts';
import { newNetwork } from './network/newNetwork.ts';

const usage = `npm run network -- check FOLDER
npm run network -- new FOLDER [--name NAME] [--key KEY] [--email ADDRESS]

check    lists everything wrong with the folder of a network: facts, colours, drawings, texts, data (exit code 1), and
         the texts of the site that still speak of the demo's bird.
new      makes a folder to begin with, of the example networks/casa-clara; asks for what is not given:
         --name    the network's name, as visitors read it
         --key     its key in field names: lower-case letters, digits and _
         --email   the address that visitors write to

A FOLDER without a slash is one in networks/. See docs/your-network.md.`;

const [command, ...args] = process.argv.slice(2);
const isAsked = [command, ...args].includes('--help');
try {
  if (isAsked) console.log(usage);
  else if (command === 'check' && args[0] !== undefined) process.exitCode = await checkNetwork(args[0]);
  else if (command === 'new' && args[0] !== undefined) await newNetwork(args);
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
