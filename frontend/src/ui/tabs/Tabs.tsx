import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabsProps<Key extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
}

/** Tabs over one panel, which is `children`. Arrow keys, Home and End move between them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // In a narrow window the row is longer than it is wide: the tab on show stands in its middle.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const around = row.current?.getBoundingClientRect();
    if (row.current === null || tab === undefined || around === undefined) return;
    row.current.scrollLeft += tab.left + tab.width / 2 - (around.left + around.width / 2);
  }, [selected]);

  function moveWith(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex((tab) => tab.key === selected);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles['row']} onKeyDown={moveWith}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className={styles['panel']}
      >
        {children}
      </div>
    </div>
  );
}
