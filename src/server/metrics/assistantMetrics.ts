import { Counter, type Registry } from 'prom-client';

/** Counts what assistants ask for. @returns called with each answer: the tool, and what came of it */
export function createAssistantMetrics(registry: Registry): (tool: string, outcome: string) => void {
  const calls = new Counter({
    name: 'vencejo_assistant_calls_total',
    help: 'Questions of assistants by tool and what came of them.',
    labelNames: ['tool', 'outcome'],
    registers: [registry],
  });
  return (tool, outcome) => {
    calls.inc({ tool, outcome });
  };
}
