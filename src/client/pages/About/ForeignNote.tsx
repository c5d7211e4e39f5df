import { useTranslation } from 'react-i18next';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';

/** That the network's own texts are in another language than the page's (PD-32). */
export function ForeignNote({ team: { people, history } }: { team: NetworkTeam }) {
  const { t } = useTranslation('about');
  const foreign = [history, ...people].flatMap((text) => text?.lang ?? []);
  if (foreign.length === 0) return null;
  return (
    <p className="container">
      <small>{t(foreign.every((lang) => lang === 'es') ? 'untranslated.note' : 'untranslated.other')}</small>
    </p>
  );
}
