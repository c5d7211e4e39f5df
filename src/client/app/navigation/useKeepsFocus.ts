import { useLocation, useNavigationType, type Location } from 'react-router';

/** In a navigation's state: its list follows a change of the form, where the visitor goes on choosing. */
export interface KeepsFocus {
  keepsFocus: true;
}

/** Whether the page that is shown has followed such a change; Back to it has not. */
export function useKeepsFocus(): boolean {
  const { state } = useLocation() as Location<Partial<KeepsFocus> | null>;
  const type: string = useNavigationType();
  return type !== 'POP' && state?.keepsFocus === true;
}
