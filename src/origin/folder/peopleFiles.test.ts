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
