/** Whether a form or a body of it is for the network itself. */
export const isForNetwork = ({
  reference,
  agent,
  agency,
}: {
  reference?: unknown;
  agent?: unknown;
  agency?: unknown;
}): boolean => [reference, agent, agency].every((asked) => asked === undefined || asked === '');

/** Which texts its sender reads: of the network itself no agent is a joint controller. */
export const consentOfEnquiry = (fields: Parameters<typeof isForNetwork>[0]) =>
  isForNetwork(fields) ? 'networkEnquiry' : 'opportunity';
