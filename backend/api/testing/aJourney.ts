/** What a person types to record a journey: `aJourney().to('Spain').from('2025-03-01').until('2025-03-10').typed()`. */
export function aJourney() {
  let journey: Readonly<Record<string, unknown>> = {
    departureDate: '2025-03-01',
    returnDate: '2025-03-10',
    destination: 'Spain',
    reason: 'holiday',
  };
  const builder = {
    to: (destination: unknown) => having({ destination }),
    from: (departureDate: unknown) => having({ departureDate }),
    until: (returnDate: unknown) => having({ returnDate }),
    because: (reason: unknown) => having({ reason }),
    inTheIslands: (crownDependency: unknown) => having({ crownDependency }),
    noting: (notes: unknown) => having({ notes }),
    taking: (days: unknown) => having({ days }),
    without: (field: string) => having({ [field]: undefined }),
    typed: () => journey,
  };
  function having(change: Readonly<Record<string, unknown>>) {
    journey = { ...journey, ...change };
    return builder;
  }
  return builder;
}
