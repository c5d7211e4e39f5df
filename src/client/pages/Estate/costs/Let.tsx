import { useTranslation } from 'react-i18next';
import { moveInCosts, moveInSources, type MoveInCosts } from '#shared/domain/costs/moveInCosts.ts';
import { ratesCompiledAt } from '#shared/domain/costs/tariffs.ts';
import { formatDate, formatEuros } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { RentalFacts } from './RentalFacts.tsx';
import { Rows } from '../facts/Rows.tsx';
import { lawTexts, Sources } from './Sources.tsx';

export interface LetProps {
  estate: Pick<EstateView, 'price' | 'estateType' | 'rentalFacts' | 'deposit'>;
}

/** Of a rental: what the law asks to be told, and where its price shows what moving in costs. */
export function Let({ estate: { price, estateType, rentalFacts, deposit } }: LetProps) {
  const costs = price
    ? moveInCosts({
        rent: price,
        estateType,
        isSeasonal: rentalFacts?.registrationNumber !== undefined,
        statedDeposit: deposit,
      })
    : null;
  return (
    <>
      {rentalFacts && <RentalFacts facts={rentalFacts} price={price} />}
      {costs && <MoveIn costs={costs} isStated={deposit !== undefined} />}
    </>
  );
}

function MoveIn({ costs, isStated }: { costs: MoveInCosts; isStated: boolean }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const { kind, firstMonth, deposit, guarantees, total } = costs;
  const euros = (amount: number) => formatEuros(amount, language);
  const term = isStated ? 'stated' : kind === 'home' ? 'home' : 'twoMonths';
  return (
    <section data-screen>
      <h2>{t('moveIn.heading')}</h2>
      <Rows
        rows={[
          [t('moveIn.firstMonth'), euros(firstMonth)],
          [t(`moveIn.deposit.${term}`), euros(deposit)],
          [t('moveIn.total'), euros(total), true],
          [t('moveIn.guarantees'), guarantees === undefined ? undefined : euros(guarantees)],
        ]}
      />
      <p>{t(`moveIn.note.${kind}`)}</p>
      <Sources
        text={t('moveIn.sources', {
          law: lawTexts(moveInSources, t, language),
          date: formatDate(ratesCompiledAt, language),
        })}
      />
    </section>
  );
}
