import { baseContract, capabilitiesSchema, type CapabilitiesDto } from '#shared/contract/capabilities.ts';
import type { Answer } from '../client.ts';
import type { Statement } from '../checkAnswer.ts';
import type { CheckContext } from '../context.ts';

/** What the API says that it has; of one that does not say, the base contract. */
export async function readCapabilities({ read }: CheckContext): Promise<CapabilitiesDto> {
  const { json } = await read('capabilities', {});
  const result = capabilitiesSchema.safeParse(json);
  return result.success ? result.data : baseContract;
}

/** A later part of the contract, as it was found. */
interface LaterPart {
  name: string;
  /** Whether /web/capabilities names it. */
  isNamed: boolean;
  answer: Answer;
  /** What came where it is missing. */
  missing: string | undefined;
  /** Whether it is seen to work: an answer that would be the same without it does not show that. */
  works: boolean;
}

/** What is wrong with it, if anything is: it has to be named where it works, and to work where it is named. */
export function reportPart(
  { name, isNamed, answer, missing, works }: LaterPart,
  say: (answer: Answer, statement: Statement) => void,
): void {
  const section = 'capabilities';
  if (works && !isNamed)
    say(answer, {
      ...{ rule: 'not-named', severity: 'warning', section },
      came: `${name} works, and capabilities do not name it`,
      contract: 'what capabilities do not name the site does not offer',
    });
  if (missing !== undefined)
    say(answer, {
      ...{ rule: isNamed ? 'named-and-missing' : 'part-missing', severity: isNamed ? 'fault' : 'note', section },
      came: missing,
      contract: isNamed ? `capabilities name ${name}` : `${name} is optional: capabilities rightly do not name it`,
    });
}
