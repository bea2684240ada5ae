import { ActionIcon, Badge, Paper, Radio, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { ArrowUpIcon, BinIcon } from '../ui/admin-icons.tsx';
import { smallPicture } from '../ui/small-picture.ts';
import type { DraftPicture } from './package-draft.ts';
import styles from './picture-editor.module.css';

interface PictureCardProps {
  picture: DraftPicture;
  number: number;
  count: number;
  isFeatured: boolean;
  handle: ReactNode;
  onChange: (picture: DraftPicture) => void;
  onFeature: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PictureCard(props: PictureCardProps) {
  const { picture, number, count, isFeatured, handle, onChange, onFeature, onMove, onRemove } = props;
  return (
    <Paper withBorder p="xs" className={styles.card ?? ''} data-featured={isFeatured || undefined}>
      <div className={styles.frame}>
        <TravelPicture
          src={smallPicture(picture.preview)}
          alt={picture.caption || packageDays.pictureNumber({ number })}
          className={styles.image}
        />
        {picture.file && (
          <Badge color="plum" className={styles.new ?? ''}>
            {packageDays.newPicture}
          </Badge>
        )}
      </div>
      <TextInput
        aria-label={packageDays.captionOf({ number })}
        placeholder={packageDays.caption}
        value={picture.caption}
        maxLength={PACKAGE_LIMITS.caption.max}
        onChange={(event) => onChange({ ...picture, caption: event.currentTarget.value })}
      />
      <Radio
        name="featured-picture"
        label={packageDays.featuredPicture}
        aria-label={packageDays.featuredNumber({ number })}
        checked={isFeatured}
        onChange={onFeature}
      />
      <div className={styles.tools}>
        {handle}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={packageDays.movePictureForward({ number })}
          disabled={number === 1}
          onClick={() => onMove(number - 2)}
        >
          <span className={styles.left}>
            <ArrowUpIcon />
          </span>
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={packageDays.movePictureBack({ number })}
          disabled={number === count}
          onClick={() => onMove(number)}
        >
          <span className={styles.right}>
            <ArrowUpIcon />
          </span>
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          className={styles.remove ?? ''}
          aria-label={packageDays.removePicture({ number })}
          onClick={onRemove}
        >
          <BinIcon />
        </ActionIcon>
      </div>
    </Paper>
  );
}
