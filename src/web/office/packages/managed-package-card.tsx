import { Badge, NativeSelect, Text } from '@mantine/core';
import type { AdminPackageCard } from '../../../contracts/packages.ts';
import { formatMoney } from '../../../core/money.ts';
import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { countOf } from '../../ui/counted.ts';
import { RecordCard } from '../ui/card-grid/record-card.tsx';
import { choicesOf } from '../ui/choices.ts';
import { formatDate } from '../ui/indian-dates.ts';
import styles from './managed-package-card.module.css';
import { PACKAGE_KIND } from './package-kind.ts';
import { PACKAGE_STATUS_NAMES } from './package-status.ts';

interface PackageCardProps {
  card: AdminPackageCard;
  onStatus: (status: PackageStatus) => void;
  onDelete: () => void;
}

const TONES = { draft: 'draft', published: 'public', archived: 'archived' } as const;

export function ManagedPackageCard({ card, onStatus, onDelete }: PackageCardProps) {
  const { _id, slug, title, images, pricing, travelDetails, category, status, isFeatured, isDemo } = card;
  const { fromLocation, toLocation, duration } = travelDetails;
  return (
    <RecordCard
      title={title}
      picture={images[0]?.url ?? ''}
      tone={TONES[status]}
      path={`${PACKAGE_KIND.path}/${_id}`}
      publicPath={status === 'published' ? `/package/${slug}` : null}
      isDemo={isDemo}
      marks={
        <>
          {pricing.finalPrice < pricing.basePrice && <Badge color="plum.7">{pricing.discountPercentage}% OFF</Badge>}
          {isFeatured && <Badge color="teal.9">Featured</Badge>}
        </>
      }
      status={
        <NativeSelect
          aria-label={`Status of ${title}`}
          value={status}
          data={choicesOf(PACKAGE_STATUS_NAMES)}
          onChange={(event) => {
            const chosen = PACKAGE_STATUSES.find((value) => value === event.currentTarget.value);
            if (chosen) onStatus(chosen);
          }}
        />
      }
      onDelete={onDelete}
    >
      <Text size="sm">
        {fromLocation} → {toLocation} · {countOf(duration, 'day')}
      </Text>
      <Price pricing={pricing} />
      <Text size="xs" c="dimmed">
        {category} · {countOf(card.views, 'view')} · changed {formatDate(card.updatedAt)}
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
            <span className="visually-hidden">Base price </span>
            {formatMoney(basePrice, currency)}
          </s>
        </>
      )}{' '}
      {pricePerPerson ? 'per person' : 'per group'}
      {discountPercentage > 0 && !runs && validUntil && ' · discount ended'}
    </Text>
  );
}
