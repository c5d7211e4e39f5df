import { agenciesSchema, agentsSchema, toAgency, toAgent } from './peopleFiles.ts';

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

it('an agent without an entry of their own in a register has that of their agency', () => {
  const agencies = [{ slug: 'casa-clara', province: 'Barcelona', register_number: '00000-01', register: 'aicat' }];
  const own = toAgency(agenciesSchema.parse({ agencies }).agencies[0]!);
  const given = { slug: 'ana-mas', full_name: 'Ana Mas', agency: { slug: 'casa-clara' } };
  const agentOf = (changes: object) =>
    toAgent(agentsSchema.parse({ agents: [{ ...given, ...changes }] }).agents[0]!, own);
  expect(own).toMatchObject({ register_number: '00000-01', register: { name: 'AICAT' } });
  expect(agentOf({})).toMatchObject({ register_number: '00000-01', register: { name: 'AICAT' } });
  const register = { name: 'Registro de Aragón', url: 'https://register.example/' };
  expect(agentOf({ register_number: '7', register })).toMatchObject({ register_number: '7', register });
});

describe('the hours of an office', () => {
  const problemsOf = (opening_hours: object) =>
    agenciesSchema
      .safeParse({ agencies: [{ slug: 'casa-clara', province: 'Barcelona', opening_hours }] })
      .error?.issues.map(({ path, message }) => [path.slice(3).join('.'), message]);

  it.each([
    [{ mon: ['09:30-14:00', '16:00-19:00'], sat: ['10:00-13:00'] }, undefined],
    [{ mon: ['9:30-14:00'] }, [['mon.0', 'must be as 09:30-14:00, and end after it begins']]],
    [{ mon: ['14:00-09:30'] }, [['mon.0', 'must be as 09:30-14:00, and end after it begins']]],
    [{ mon: ['09:30-14:00', '13:00-19:00'] }, [['mon', 'must be one after another']]],
    [{ mon: [] }, [['', 'must have a day with hours']]],
  ])('%j', (hours, problems) => {
    expect(problemsOf(hours)).toEqual(problems);
  });
});
