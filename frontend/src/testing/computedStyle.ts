/**
 * jsdom compares an element with each rule of its own style sheet, and copies all properties, whenever somebody asks for
 * a computed style: roles, names and clicks do that for each element. They read three properties, which follow from the
 * element's name, `hidden`, inline styles and the few rules that hide something. jsdom answers for everything else.
 */
const computeStyle = window.getComputedStyle.bind(window);

const initialValues = { visibility: 'visible', pointerEvents: 'auto' } as const;
type Inherited = keyof typeof initialValues;

/** The style elements that have a rule that hides something. */
const hidingStyles = new Set<HTMLStyleElement>();
const hides = /display:\s*none|visibility:\s*(hidden|collapse)/;

// jsdom draws nothing: of the library's styles only those that hide something change what a test sees.
HTMLStyleElement.prototype.appendChild = function <T extends Node>(this: HTMLStyleElement, node: T): T {
  if (hides.test(node.textContent ?? '')) hidingStyles.add(this);
  else if (this.dataset['emotion'] !== undefined) return node;
  return Node.prototype.appendChild.call(this, node) as T;
};

window.getComputedStyle = (element, pseudoElement) =>
  typeof pseudoElement === 'string' ? computeStyle(element, pseudoElement) : quickStyle(element);

function quickStyle(element: Element): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined;
  const quick = {
    get display() {
      return displayOf(element);
    },
    get visibility() {
      return inherited(element, 'visibility');
    },
    get pointerEvents() {
      return inherited(element, 'pointerEvents');
    },
    getPropertyValue(name: string): string {
      if (name === 'display' || name === 'visibility') return quick[name];
      return (whole ??= computeStyle(element)).getPropertyValue(name);
    },
  };
  return new Proxy(quick as unknown as CSSStyleDeclaration, {
    get(_, name) {
      if (name in quick) return Reflect.get(quick, name) as unknown;
      return Reflect.get((whole ??= computeStyle(element)), name) as unknown;
    },
  });
}

const displayByName = new Map<string, string>();

function displayOf(element: Element): string {
  const set = setValue(element, 'display');
  if (set !== '') return set;
  const { localName } = element;
  const isHidden =
    element.hasAttribute('hidden') ||
    (localName === 'dialog' && !element.hasAttribute('open')) ||
    (localName === 'input' && element.getAttribute('type') === 'hidden');
  if (isHidden) return 'none';
  const known = displayByName.get(localName);
  if (known !== undefined) return known;
  const plain = document.createElementNS(element.namespaceURI, localName);
  if (localName === 'dialog') plain.setAttribute('open', '');
  const { display } = computeStyle(plain);
  displayByName.set(localName, display);
  return display;
}

/** A property that an element takes from the elements around it where it sets none. */
function inherited(element: Element, property: Inherited): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const set = setValue(at, property);
    if (set !== '') return set;
  }
  return initialValues[property];
}

/** What an inline style or a rule sets, as jsdom counts it: the last one. */
function setValue(element: Element, property: 'display' | Inherited): string {
  const inline =
    element.hasAttribute('style') && 'style' in element ? (element as HTMLElement).style[property] : '';
  if (inline !== '') return inline;
  let set = '';
  for (const style of hidingStyles) {
    if (!style.isConnected) continue;
    for (const rule of rulesOf(style.sheet)) {
      const value = rule.style[property];
      if (value !== '' && element.matches(rule.selectorText)) set = value;
    }
  }
  return set;
}

function* rulesOf(sheet: CSSStyleSheet | null): Iterable<CSSStyleRule> {
  for (const rule of sheet?.cssRules ?? []) {
    if ('media' in rule) {
      const { media, cssRules } = rule as CSSMediaRule;
      if (Array.from(media).includes('screen')) yield* Array.from(cssRules) as CSSStyleRule[];
    } else if ('selectorText' in rule && 'style' in rule) yield rule as CSSStyleRule;
  }
}
