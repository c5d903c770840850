import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon';
import { MoreLink } from './MoreLink';
import { useIsNarrow } from './useNarrow';

interface SectionCardProps {
  title: string;
  heading?: 'h2' | 'h3';
  /** `li` for one of a list of cards. */
  component?: 'section' | 'li';
  /** Right under the title. */
  lead?: ReactNode;
  /** Beside the title: what can be done with the whole part. */
  acts?: ReactNode;
  className?: string;
  /** At the end of the card, the page that has more of the same. */
  more?: { readonly to: string; readonly label: string };
  /** The heading, which takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** On a phone the card is closed, with these few words beside its title, until it is opened. */
  foldsTo?: string | undefined;
  /** Of cards that fold, what this is one of: opening one closes the others of this name. */
  oneOf?: string;
  /** Folds, and stands open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

const phone = 640;
const isPhone = `@media screen and (max-width: ${phone}px)`;

/** A part of a page under a heading of its own, on a card. */
export function SectionCard(props: SectionCardProps) {
  const { component = 'section', className, foldsTo, more } = props;
  const titleId = useId();
  const narrow = useIsNarrow(phone);
  // What is built before anybody opens it knows no width: the style sheet folds it where it is narrow, and nothing moves.
  const folds = foldsTo !== undefined && narrow !== false;
  return (
    <Card
      component={component}
      {...(className !== undefined && { className })}
      {...(component === 'section' && { 'aria-labelledby': titleId })}
    >
      <CardContent
        sx={{
          display: 'flex',
          height: '100%',
          ...(more !== undefined && { '&&': { pb: 1.5 } }),
          // A closed card is a line of its list.
          ...(folds && { '&&:has(> details:not([open]))': { py: 1.5 } }),
          ...(folds && narrow === null && { [isPhone]: { '&&': { py: 1.5 } } }),
        }}
      >
        {folds ? (
          <Folded
            words={foldsTo}
            oneOf={props.oneOf}
            isOpen={props.isOpen}
            isBuilt={narrow === null}
            title={<Title {...props} titleId={titleId} />}
          >
            <Lead {...props} />
            {props.acts}
            <Content {...props} />
          </Folded>
        ) : (
          <Stack spacing={1.75} sx={{ flex: 1, minWidth: 0 }}>
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: '8px 16px',
              }}
            >
              <div>
                <Title {...props} titleId={titleId} />
                <Lead {...props} />
              </div>
              {props.acts}
            </Stack>
            <Content {...props} />
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}

function Title({ title, heading = 'h2', titleRef, titleId }: SectionCardProps & { titleId: string }) {
  return (
    <Typography
      variant="h4"
      component={heading}
      id={titleId}
      sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      {...(titleRef !== undefined && { ref: titleRef, tabIndex: -1 })}
    >
      {title}
    </Typography>
  );
}

function Lead({ lead }: Pick<SectionCardProps, 'lead'>) {
  if (lead === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {lead}
    </Typography>
  );
}

function Content({ children, more }: Pick<SectionCardProps, 'children' | 'more'>) {
  return (
    <>
      {children}
      {more !== undefined && (
        <Box sx={{ mt: 'auto' }}>
          <MoreLink to={more.to}>{more.label}</MoreLink>
        </Box>
      )}
    </>
  );
}

const folded = {
  flex: 1,
  minWidth: 0,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    my: -1,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg:last-child': { flex: 'none', color: 'var(--action)' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
} as const;

/** Its details are open: on a phone what is in them is hidden, and else what opens them is a title alone. */
const built = {
  [isPhone]: { '& > :not(summary)': { display: 'none' } },
  [`@media not screen, (min-width: ${phone + 1}px)`]: {
    '& > summary': {
      display: 'block',
      minHeight: 0,
      my: 0,
      pointerEvents: 'none',
      '& > :not(:first-of-type)': { display: 'none' },
    },
    '& > summary + *': { pt: 1.75 },
    '& > summary > svg': { display: 'none' },
  },
} as const;

interface FoldedProps {
  title: ReactNode;
  words: string;
  oneOf: string | undefined;
  isOpen: boolean | undefined;
  /** The page is built before anybody opens it, for every width. */
  isBuilt: boolean;
  children: ReactNode;
}

/** The card of a phone: closed, with its title and a few words, and opened by those who want it. */
function Folded({ title, words, oneOf, isOpen = false, isBuilt, children }: FoldedProps) {
  return (
    <Box
      component="details"
      name={isBuilt ? undefined : oneOf}
      open={isBuilt || isOpen || undefined}
      data-built={isBuilt || undefined}
      sx={isBuilt ? { ...folded, ...built } : folded}
    >
      <summary>
        {/* Its words stay whole: what stands beside it takes another line. */}
        <Box component="span" sx={{ flex: '1 0 min-content', '&& > *': { overflowWrap: 'break-word' } }}>
          {title}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {words}
        </Typography>
        <Icon name="chevronDown" size={20} />
      </summary>
      <Stack spacing={1.75} sx={{ pt: 2 }}>
        {children}
      </Stack>
    </Box>
  );
}
