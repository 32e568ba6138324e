import { Text } from '@mantine/core';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import type { PayFiguresFieldsFragment } from '../../lib/__generated__/graphql.ts';
import type { PayCurrency, PayPeriod } from '../../lib/__generated__/graphql.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import classes from './PaySection.module.css';
import { SpokenExamples } from './SpokenExamples.tsx';

export const formatPay = (amount: number, currency: PayCurrency | null): string =>
  currency === null
    ? amount.toLocaleString('en-US')
    : amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });

export const payUnits: Record<PayPeriod, string> = {
  YEAR: 'a year',
  MONTH: 'a month',
  HOUR: 'an hour',
};

interface PaySectionProps {
  title: string;
  period: PayPeriod;
  currency: PayCurrency | null;
  offered: PayFiguresFieldsFragment | null;
  expected: PayFiguresFieldsFragment | null;
}

/** The pay of one position: what was offered and what candidates ask for, with the passages. */
export function PaySection({ title, period, currency, offered, expected }: PaySectionProps) {
  const unit = `${payUnits[period]}${currency === null ? ', currency not said' : ''}`;
  const columns = [
    { label: 'Offered', figures: offered },
    { label: 'Asked for', figures: expected },
  ];
  return (
    <PageSection title={title}>
      <div className={classes.columns}>
        {columns.map(({ label, figures }) => (
          <div key={label}>
            <h3 className={classes.label}>{label}</h3>
            {figures ? (
              <>
                <p className={classes.range}>
                  {formatPay(figures.minimum, currency)}
                  {figures.maximum > figures.minimum &&
                    ` to ${formatPay(figures.maximum, currency)}`}{' '}
                  <small>{unit}</small>
                </p>
                <Text c="dimmed" size="sm">
                  {figures.median === null
                    ? `${plural(figures.interviews, 'interview')}; a median takes ${fewestForAverage}.`
                    : `Median ${formatPay(figures.median, currency)} over ${plural(figures.interviews, 'interview')}.`}
                </Text>
                <SpokenExamples examples={figures.examples} />
              </>
            ) : (
              <Text c="dimmed" size="sm">
                Not spoken of.
              </Text>
            )}
          </div>
        ))}
      </div>
    </PageSection>
  );
}
