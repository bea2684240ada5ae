import { Badge, NativeSelect, Text } from '@mantine/core';
import type { AdminPackageCard } from '../../../contracts/packages.ts';
import { formatMoney } from '../../../core/money.ts';
import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { packages } from '../../../words/en/office/packages.ts';
import { RecordCard } from '../ui/card-grid/record-card.tsx';
import { choicesOf } from '../ui/choices.ts';
import { formatDate, formatDateTime } from '../ui/indian-dates.ts';
import styles from './managed-package-card.module.css';
import { PACKAGE_KIND } from './package-kind.ts';

interface PackageCardProps {
  card: AdminPackageCard;
  onStatus: (status: PackageStatus) => void;
  onDelete: () => void;
}

const TONES = { draft: 'draft', published: 'public', archived: 'archived' } as const;

export function ManagedPackageCard({ card, onStatus, onDelete }: PackageCardProps) {
  const { _id, slug, title, images, pricing, travelDetails, category, status, publishAt, isFeatured, isDemo } = card;
  const { fromLocation, toLocation, duration } = travelDetails;
  return (
    <RecordCard
      title={title}
      picture={images[0]?.url ?? ''}
      tone={publishAt === null || status !== 'draft' ? TONES[status] : 'planned'}
      path={`${PACKAGE_KIND.path}/${_id}`}
      publicPath={status === 'published' ? `/package/${slug}` : null}
      isDemo={isDemo}
      translations={card.translations}
      marks={
        <>
          {pricing.finalPrice < pricing.basePrice && (
            <Badge color="plum.7">{packages.percentOff({ percent: pricing.discountPercentage })}</Badge>
          )}
          {isFeatured && <Badge color="teal.9">{packages.isFeatured}</Badge>}
        </>
      }
      status={
        <NativeSelect
          aria-label={packages.statusOf({ title })}
          {...(publishAt !== null &&
            status === 'draft' && { description: packages.scheduledFor({ time: formatDateTime(publishAt) }) })}
          value={status}
          data={choicesOf(packages.statuses)}
          onChange={(event) => {
            const chosen = PACKAGE_STATUSES.find((value) => value === event.currentTarget.value);
            if (chosen) onStatus(chosen);
          }}
        />
      }
      onDelete={onDelete}
    >
      <Text size="sm">{packages.routeAndDays({ from: fromLocation, to: toLocation, days: duration })}</Text>
      <Price pricing={pricing} />
      <Text size="xs" c="dimmed">
        {packages.cardFacts({
          category: packages.categories[category],
          views: card.views,
          changed: formatDate(card.updatedAt),
        })}
      </Text>
    </RecordCard>
  );
}

function Price({ pricing }: Pick<AdminPackageCard, 'pricing'>) {
  const { basePrice, finalPrice, currency, discountPercentage, pricePerPerson, validUntil } = pricing;
  const runs = finalPrice < basePrice;
  return (
    <Text size="sm">
      <strong className={styles.pay}>{formatMoney(finalPrice, currency)}</strong>
      {runs && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{packages.basePriceSpoken} </span>
            {formatMoney(basePrice, currency)}
          </s>
        </>
      )}{' '}
      {packages.priceNote({ isEach: pricePerPerson, hasEnded: discountPercentage > 0 && !runs && validUntil !== null })}
    </Text>
  );
}
