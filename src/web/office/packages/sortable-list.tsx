import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { Icon } from '../../ui/icons.tsx';
import styles from './sortable-list.module.css';

interface SortableListProps<T> {
  items: readonly T[];
  /** Names an item for screen readers: "Day 2". */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  layout: 'rows' | 'grid';
  label: string;
  /** `handle` drags the item, by mouse, finger or keyboard. */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
}

/** A list to sort by dragging or, at the handle, with Space and the arrow keys. */
export function SortableList<T extends { readonly id: string }>(props: SortableListProps<T>) {
  const { items, nameOf, onMove, layout, label, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: string | number) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
  };
  const called = (id: string | number) => {
    const [index, item] = [indexOf(id), items[indexOf(id)]];
    return item ? nameOf(item, index) : '';
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(called, (id) => indexOf(id) + 1, items.length),
        screenReaderInstructions: { draggable: packageDays.sortingHint },
      }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={styles.list} data-layout={layout} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item, index)}>
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  children: (handle: ReactNode) => ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: packageDays.sortable },
  });
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={packageDays.moveItem({ name })}
    >
      <GripIcon />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}

const GripIcon = () => (
  <Icon size={16}>
    <path d="M9 5v.01M15 5v.01M9 12v.01M15 12v.01M9 19v.01M15 19v.01" strokeWidth="3" />
  </Icon>
);

function announcementsOf(
  called: (id: string | number) => string,
  placeOf: (id: string | number) => number,
  count: number,
): Announcements {
  return {
    onDragStart: ({ active }) => packageDays.pickedUp({ name: called(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? packageDays.isOver({ name: called(active.id), place: placeOf(over.id), count }) : undefined,
    onDragEnd: ({ over }) => (over ? packageDays.droppedAt({ place: placeOf(over.id), count }) : packageDays.dropped),
    onDragCancel: ({ active }) => packageDays.stays({ name: called(active.id) }),
  };
}
