import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const ip = (...args: string[]): void => {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Networks of a stack, each a bridge that this process is on too, as the machine is on which compose runs. */
export interface Networks {
  /** Makes a namespace with an interface on each of some networks. */
  join: (host: string, networks: readonly string[]) => void;
  /** An address of a host on a network that it shares with another, or with this process; undefined without one. */
  addressOf: (host: string, from?: string) => string | undefined;
  /** The content of a host's /etc/hosts. */
  hostsFile: (host: string) => string;
}

/**
 * For a process in network and mount namespaces of its own, with which everything that is made here goes.
 * @param aliases further names of hosts
 */
export function createNetworks(names: readonly string[], aliases: Readonly<Record<string, string>> = {}): Networks {
  const joined = new Map<string, { number: number; networks: readonly string[] }>();
  mkdirSync('/run/netns', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns']);
  ip('link', 'set', 'lo', 'up');
  names.forEach((_, index) => {
    ip('link', 'add', `net${index}`, 'type', 'bridge');
    ip('address', 'add', `10.77.${index}.1/24`, 'dev', `net${index}`);
    ip('link', 'set', `net${index}`, 'up');
  });

  function addressOf(host: string, from?: string): string | undefined {
    const { number, networks } = joined.get(aliases[host] ?? host)!;
    const network = networks.find((name) => from === undefined || joined.get(from)!.networks.includes(name));
    return network === undefined ? undefined : `10.77.${names.indexOf(network)}.${number}`;
  }

  return {
    addressOf,
    join(host, networks) {
      const number = joined.size + 10;
      joined.set(host, { number, networks });
      ip('netns', 'add', host);
      ip('-n', host, 'link', 'set', 'lo', 'up');
      networks.forEach((network, index) => {
        const [bridge, outside, inside] = [names.indexOf(network), `v${number}x${index}`, `eth${index}`];
        ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', host);
        ip('link', 'set', outside, 'master', `net${bridge}`, 'up');
        ip('-n', host, 'address', 'add', `10.77.${bridge}.${number}/24`, 'dev', inside);
        ip('-n', host, 'link', 'set', inside, 'up');
      });
    },
    hostsFile(host) {
      const lines = [...joined.keys(), ...Object.keys(aliases)].map((name) => [addressOf(name, host), name]);
      return ['127.0.0.1 localhost', ...lines.filter(([address]) => address).map((line) => line.join(' ')), ''].join(
        '\n',
      );
    },
  };
}
