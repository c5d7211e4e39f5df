import type { LeadEventData } from '#shared/contract/leadEvents.ts';
import type { LiveAlert } from '../db/personal/alerts.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { searchView } from './alertView.ts';

/** An alert as an event about it says it. @param alert as it was before it ended */
export function alertEventData<State extends 'active' | 'paused' | 'cancelled'>(
  places: PlaceDirectory,
  alert: LiveAlert,
  state: State,
): LeadEventData<'alert.accepted'> & { state: State } {
  const { key, language, content } = alert;
  const { email, name, surnames, phone, comments } = content;
  return {
    id: String(key),
    state,
    email,
    language,
    ...optionalField('name', name),
    ...optionalField('surnames', surnames),
    ...optionalField('phone', phone),
    ...searchView(places, alert),
    comments,
  };
}
