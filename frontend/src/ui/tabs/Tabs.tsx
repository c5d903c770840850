import Box from '@mui/material/Box';
import TabButton from '@mui/material/Tab';
import TabRow from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

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
  return (
    <div>
      <TabRow
        value={selected}
        onChange={(_event, key: Key) => onSelect(key)}
        aria-label={label}
        selectionFollowsFocus
        // More tabs than there is room for move sideways.
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            value={tab.key}
            label={tab.label}
            id={`${id}-${tab.key}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </TabRow>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        sx={{ pt: 3, '@media print': { p: 0 } }}
      >
        {children}
      </Box>
    </div>
  );
}
