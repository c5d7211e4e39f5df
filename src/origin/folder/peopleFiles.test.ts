import { agenciesSchema, agentsSchema } from './peopleFiles.ts';

const agencyWith = (phone: string) =>
  agenciesSchema.safeParse({ agencies: [{ slug: 'casa-clara', province: 'Barcelona', phone }] });
const agentWith = (phone: string) =>
  agentsSchema.safeParse({
    agents: [{ slug: 'ana-mas', full_name: 'Ana Mas', province: 'Barcelona', agency: { slug: 'casa-clara' }, phone }],
  });

it.each([
  ['+34600000001', '+34600000001'],
  ['600 000 001', '+34600000001'],
  ['0034 600-000-001', '+34600000001'],
  ['+49 (0)151 12345678', '+4915112345678'],
])('reads the telephone %s as forms and feeds do', (written, phone) => {
  expect(agencyWith(written).data?.agencies[0]!.phone).toBe(phone);
  expect(agentWith(written).data?.agents[0]!.phone).toBe(phone);
});

it.each(['600', 'por la tarde', '+34100000000000'])('%s is no telephone', (written) => {
  for (const { error } of [agencyWith(written), agentWith(written)])
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be one telephone number, as 600 000 000 or +34 600 000 000',
    ]);
});
