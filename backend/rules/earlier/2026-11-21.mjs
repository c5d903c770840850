// The rules of 2026-11-21 as they answered. Made by npm run rules:freeze; never changed: see checksums.txt.

// backend/rules/src/calendar/dayNumbers.ts
var daysIn400Years = 146097;
var daysBefore1970 = 719468;
function dayNumberOf(year, month, day3) {
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day3 - 1;
  const dayOfCycle = yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear;
  return cycle * daysIn400Years + dayOfCycle - daysBefore1970;
}
function partsOfDay(number) {
  const days = number + daysBefore1970;
  const cycle = Math.floor(days / daysIn400Years);
  const dayOfCycle = days - cycle * daysIn400Years;
  const yearOfCycle = Math.floor(
    (dayOfCycle - Math.floor(dayOfCycle / 1460) + Math.floor(dayOfCycle / 36524) - Math.floor(dayOfCycle / 146096)) / 365
  );
  const dayOfYear = dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  };
}
function isLeapYear(year) {
  return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
}
function daysInStepWithOtherYears(day3) {
  const { year, month, day: dayOfMonth } = partsOfDay(day3);
  if (month === 2 && dayOfMonth >= 28) return 1;
  return dayNumberOf(month <= 2 ? year : year + 1, 2, 28) - day3;
}
function yearsLater(day3, years) {
  const parts = partsOfDay(day3);
  const year = parts.year + years;
  const clamped = parts.month === 2 && parts.day === 29 && !isLeapYear(year) ? 28 : parts.day;
  return dayNumberOf(year, parts.month, clamped);
}

// backend/rules/src/calendar/civilDate.ts
var hyphen = "-".charCodeAt(0);
var zero = "0".charCodeAt(0);
function isCivilDate(text) {
  return readCivilDate(text) !== null;
}
function toDayNumber(date) {
  const day3 = readCivilDate(date);
  if (day3 === null) throw new RangeError(`Not a calendar date: ${date}`);
  return day3;
}
function fromDayNumber(day3) {
  const parts = partsOfDay(day3);
  return writeCivilDate(parts.year, parts.month, parts.day);
}
function addYears(date, years) {
  return addMonths(date, years * 12);
}
function addMonths(date, months) {
  const { year, month, day: day3 } = partsOf(date);
  const monthIndex = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = monthIndex - targetYear * 12 + 1;
  return writeCivilDate(targetYear, targetMonth, Math.min(day3, daysInMonth(targetYear, targetMonth)));
}
function addDays(date, days) {
  return fromDayNumber(toDayNumber(date) + days);
}
function partsOf(date) {
  toDayNumber(date);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}
var londonDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/London",
  year: "numeric",
  month: "2-digit",
  day: "2-digit"
});
function readCivilDate(text) {
  if (text.length !== 10 || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return null;
  const year = readDigits(text, 0, 4);
  const month = readDigits(text, 5, 7);
  const day3 = readDigits(text, 8, 10);
  if (!(year >= 1 && month >= 1 && month <= 12 && day3 >= 1 && day3 <= daysInMonth(year, month))) return null;
  return dayNumberOf(year, month, day3);
}
function readDigits(text, from, to) {
  let number = 0;
  for (let position = from; position < to; position += 1) {
    const digit = text.charCodeAt(position) - zero;
    if (digit < 0 || digit > 9) return NaN;
    number = number * 10 + digit;
  }
  return number;
}
function daysInMonth(year, month) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
function writeCivilDate(year, month, day3) {
  if (!(year >= 1 && year <= 9999))
    throw new RangeError(`Not a year that can be written with four digits: ${year}`);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day3).padStart(2, "0")}`;
}

// backend/rules/src/parameters/sources.ts
var govUk = "https://www.gov.uk";
var rulesIndex = `${govUk}/guidance/immigration-rules`;
var legislation = "https://www.legislation.gov.uk";
var guideAnAddress = "https://assets.publishing.service.gov.uk/media/69ea07d1606c20d4121632fd/Guide_AN_-_April_2026.pdf";
var compiled = "2026-11-21";
var rulesRead = "2025-12-06";
var source = (title, url, retrievedOn = compiled) => ({
  title,
  url,
  retrievedOn
});
var appendix = (name) => source(`Immigration Rules, ${name}`, rulesIndex, rulesRead);
var guidance = `${govUk}/government/publications/continuous-residence-caseworker-guidance`;
var sources = {
  continuousResidenceRules: source(
    "Immigration Rules, Appendix Continuous Residence",
    `${rulesIndex}/immigration-rules-appendix-continuous-residence`,
    "2026-09-04"
  ),
  continuousResidenceGuidance: source("Continuous residence, caseworker guidance v8.0", guidance),
  continuousPeriodGuidance: source(
    "Indefinite leave to remain: calculating continuous period in UK, v22.0",
    guidance
  ),
  naturalisationGuidance: source(
    "Naturalisation as a British citizen by discretion, caseworker guidance v16.0; see also Guide AN",
    guideAnAddress
  ),
  guideAn: source("Guide AN, April 2026", guideAnAddress, "2026-07-23"),
  nationalityAct: source("British Nationality Act 1981, section 6, section 50 and Schedule 1", legislation),
  skilledWorker: appendix("Appendix Skilled Worker"),
  globalTalent: appendix("Appendix Global Talent"),
  scaleUp: appendix("Appendix Scale-up"),
  innovatorFounder: appendix("Appendix Innovator Founder"),
  ministerOfReligion: appendix("Appendix T2 Minister of Religion"),
  sportsperson: appendix("Appendix International Sportsperson"),
  overseasBusiness: appendix("Appendix Representative of an Overseas Business"),
  ancestry: appendix("Appendix UK Ancestry"),
  domesticWorker: appendix("Appendix Domestic Workers in a Private Household"),
  hongKong: appendix("Appendix Hong Kong British National (Overseas)"),
  settlementFamilyLife: appendix("Appendix Settlement Family Life"),
  privateLife: appendix("Appendix Private Life"),
  settlementProtection: appendix("Appendix Settlement Protection"),
  longResidence: appendix("Appendix Long Residence"),
  familyMembers: appendix("Appendix FM: family members"),
  euSettlement: appendix("Appendix EU"),
  armedForces: appendix("Appendix HM Armed Forces"),
  bereavedPartner: appendix("Appendix Bereaved Partner"),
  domesticAbuse: appendix("Appendix Victim of Domestic Abuse"),
  pointsBasedSystem: appendix("part 6A: the points-based system"),
  englishLanguage: appendix("Appendix English Language"),
  suitability: appendix("Part Suitability"),
  immigrationRulesIndex: source("Immigration Rules", rulesIndex, rulesRead),
  statementHc836: source("Statement of changes to the Immigration Rules: HC 836, 24 June 2025", rulesIndex),
  statementHc1691: source("Statement of changes to the Immigration Rules: HC 1691, 5 March 2026", rulesIndex),
  feeTable: source("Home Office immigration and nationality fees, 8 April 2026", govUk, "2026-08-26"),
  feeRegulations2025: source("Immigration and nationality fees, SI 2025/363", legislation),
  feeHistory: source(
    "Earlier editions of the Home Office fees, as law firms gave them",
    "https://davidsonmorris.com/british-citizenship-fees"
  ),
  fairerPathway: source("A Fairer Pathway to Settlement, CP 1448, 20 November 2025", govUk),
  lifeInTheUk: source("Life in the UK test", `${govUk}/life-in-the-uk-test`)
};

// backend/rules/src/citizenship/discretion.ts
var row = (upTo, outcome, band, message) => ({
  upTo,
  outcome,
  band,
  message,
  source: sources.naturalisationGuidance
});
var listedReason = "Only with home, work, family and finances in the UK and a listed reason, for example Crown service, the nature of the career, or";
var ofWholePeriod = {
  five_years: [
    row(450, "meets", "meets", "Within the limit."),
    row(480, "must_exercise", "discretion_expected", "Up to 30 days over: normally overlooked."),
    row(730, "conditional_2y", "discretion_conditional", `${listedReason} two years of residence before.`),
    row(900, "conditional_3y", "discretion_conditional", `${listedReason} three years of residence before.`),
    row(Infinity, "refuse", "normally_refused", "Normally refused, Crown service apart.")
  ],
  three_years: [
    row(270, "meets", "meets", "Within the limit."),
    row(300, "must_exercise", "discretion_expected", "Up to 30 days over: normally overlooked."),
    row(450, "conditional_1y", "discretion_conditional", `${listedReason} a year of residence before.`),
    row(540, "conditional_2y", "discretion_conditional", `${listedReason} two years of residence before.`),
    row(Infinity, "refuse", "normally_refused", "Normally refused, Crown service apart.")
  ]
};
var finalYearWithin = [
  row(90, "meets", "meets", "Within the limit."),
  row(100, "exercise", "discretion_expected", "Up to 10 days over: normally overlooked.")
];
var ofFinalYear = {
  wholePeriodMet: [
    ...finalYearWithin,
    row(
      180,
      "strong_links",
      "discretion_conditional",
      "Only with strong links: family, work and home in the UK."
    ),
    row(Infinity, "consider_if_home", "discretion_conditional", "Considered only if the UK is the home.")
  ],
  wholePeriodNotMet: [
    ...finalYearWithin,
    row(
      180,
      "home_and_compelling_reason",
      "discretion_conditional",
      "Only with the home in the UK and Crown service or a compelling reason."
    ),
    row(Infinity, "exceptional_only", "normally_refused", "Only in exceptional circumstances.")
  ]
};
var discretionTables = {
  fiveYears: ofWholePeriod.five_years,
  threeYears: ofWholePeriod.three_years,
  finalYear: ofFinalYear.wholePeriodMet,
  finalYearAlone: ofFinalYear.wholePeriodNotMet
};
function discretionFor(period, days, wholePeriodMet = true) {
  const rows2 = period === "final_year" ? ofFinalYear[wholePeriodMet ? "wholePeriodMet" : "wholePeriodNotMet"] : ofWholePeriod[period];
  const found = rows2.find(({ upTo }) => days <= upTo);
  if (found === void 0) throw new RangeError(`Not a number of days: ${days}`);
  return found;
}

// backend/rules/src/parameters/datedValue.ts
function inForceOn(rows2, date) {
  const day3 = toDayNumber(date);
  const row4 = rows2.findLast((candidate) => toDayNumber(candidate.from) <= day3);
  if (row4 === void 0) throw new RangeError(`No value is known for ${date}`);
  return row4;
}

// backend/rules/src/parameters/ruleSet.ts
var ruleSet = { version: "2026-11-21", checkedOn: "2026-11-21" };

// backend/rules/src/parameters/absenceLimits.ts
var always = "1900-01-01";
function limit(years, days, nearDays, source3) {
  const rows2 = [{ value: days, from: always, source: source3 }];
  const inForce = inForceOn(rows2, ruleSet.checkedOn);
  return { years, days: inForce.value, nearDays, source: inForce.source, rows: rows2 };
}
var finalYearLimit = limit(1, 90, 80, sources.naturalisationGuidance);
var threeYearLimit = limit(3, 270, 240, sources.naturalisationGuidance);
var fiveYearLimit = limit(5, 450, 400, sources.naturalisationGuidance);
var settlementYearLimit = limit(1, 180, 150, sources.continuousResidenceRules);

// backend/rules/src/absences/trip.ts
function absentSpan(trip, counting) {
  const departure = toDayNumber(trip.departureDate);
  const arrival = toDayNumber(trip.returnDate);
  return counting === "inclusive" ? { first: departure, last: arrival } : { first: departure + 1, last: arrival - 1 };
}
function lengthOf({ first, last }) {
  return Math.max(0, last - first + 1);
}

// backend/rules/src/absences/absentDays.ts
function absentDays(trips, counting) {
  return unionOf(trips.map((trip) => absentSpan(trip, counting)));
}
function unionOf(spans) {
  const inOrder = spans.filter((span) => lengthOf(span) > 0).sort((a, b) => a.first - b.first);
  const merged = [];
  for (const span of inOrder) {
    const previous = merged.at(-1);
    if (previous !== void 0 && span.first <= previous.last + 1) {
      merged[merged.length - 1] = { first: previous.first, last: Math.max(previous.last, span.last) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
function countDays(days) {
  return days.reduce((total, span) => total + lengthOf(span), 0);
}
function clip(days, first, last) {
  return days.map((span) => intersection(span, { first, last })).filter((span) => lengthOf(span) > 0);
}
function inBoth(days, others) {
  const both = [];
  let position = 0;
  for (const span of days) {
    while (position > 0 && (others[position - 1]?.last ?? -Infinity) >= span.first) position -= 1;
    for (let other = others[position]; other !== void 0 && other.first <= span.last; ) {
      const shared = intersection(span, other);
      if (lengthOf(shared) > 0) both.push(shared);
      position += 1;
      other = others[position];
    }
  }
  return both;
}
function without(days, others) {
  if (days.length === 0 || others.length === 0) return days;
  const between = [];
  let first = -Infinity;
  for (const span of others) {
    between.push({ first, last: span.first - 1 });
    first = span.last + 1;
  }
  return inBoth(days, [...between, { first, last: Infinity }]);
}
function intersection(a, b) {
  return { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
}

// backend/rules/src/absences/dayIndex.ts
function indexDays(spans) {
  const daysBefore = [];
  let total = 0;
  for (const span of spans) {
    daysBefore.push(total);
    total += lengthOf(span);
  }
  return { spans, daysBefore, total };
}
function daysWithin(index, first, last) {
  return last < first ? 0 : daysThrough(index, last) - daysThrough(index, first - 1);
}
function nthDayFrom(index, day3, n) {
  const rank = daysThrough(index, day3 - 1) + n;
  const position = lastWhere(index.daysBefore, (before) => before < rank);
  const span = index.spans[position];
  if (span === void 0 || rank > index.total) return null;
  return span.first + (rank - (index.daysBefore[position] ?? 0)) - 1;
}
function nthDayOutside(index, day3, n) {
  const rank = day3 - 1 - daysThrough(index, day3 - 1) + n;
  const position = lastWhere(index.spans, ({ first }, at) => first - (index.daysBefore[at] ?? 0) <= rank);
  const span = index.spans[position];
  return span === void 0 ? rank : rank + (index.daysBefore[position] ?? 0) + lengthOf(span);
}
function nextDayOf(index, day3) {
  const span = firstEndingFrom(index.spans, day3);
  return span === void 0 ? Infinity : Math.max(day3, span.first);
}
function includesDay(index, day3) {
  return spanAt(index, day3) !== null;
}
function spanAt(index, day3) {
  const span = lastStartingBy(index.spans, day3);
  return span !== void 0 && span.last >= day3 ? span : null;
}
function firstEndingFrom(spans, day3) {
  return spans[firstPositionEndingFrom(spans, day3)];
}
function firstPositionEndingFrom(spans, day3) {
  return lastWhere(spans, ({ last }) => last < day3) + 1;
}
function lastStartingBy(spans, day3) {
  return spans[lastWhere(spans, ({ first }) => first <= day3)];
}
function daysThrough(index, day3) {
  const position = lastWhere(index.spans, ({ first }) => first <= day3);
  const span = index.spans[position];
  if (span === void 0) return 0;
  return (index.daysBefore[position] ?? 0) + lengthOf({ first: span.first, last: Math.min(span.last, day3) });
}
function lastWhere(ordered, condition) {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = low + high >>> 1;
    const element = ordered[middle];
    if (element !== void 0 && condition(element, middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// backend/rules/src/absences/recordedAbsences.ts
function tripDays({ departureDate, returnDate }) {
  return {
    departure: toDayNumber(departureDate),
    arrival: returnDate === null ? null : toDayNumber(returnDate)
  };
}
function absenceOf(trip, counting, asOf) {
  const { departure } = trip;
  const first = counting === "inclusive" ? departure : departure + 1;
  if (trip.arrival === null) {
    const arrival2 = Math.max(departure, asOf);
    return { departure, arrival: arrival2, first, last: arrival2 - 1 };
  }
  const { arrival } = trip;
  return { departure, arrival, first, last: counting === "inclusive" ? arrival : arrival - 1 };
}
function daysOfAbsence(absence) {
  return lengthOf(absence);
}
function distinctAbsences(absences2) {
  const inOrder = [...absences2].sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const distinct = [];
  for (const absence of inOrder) {
    const previous = distinct.at(-1);
    if (previous !== void 0 && absence.departure < previous.arrival) {
      distinct[distinct.length - 1] = {
        departure: previous.departure,
        arrival: Math.max(previous.arrival, absence.arrival),
        first: Math.min(previous.first, absence.first),
        last: Math.max(previous.last, absence.last)
      };
    } else {
      distinct.push(absence);
    }
  }
  return distinct;
}

// backend/rules/src/absences/twelveMonths.ts
function lastOfTwelveMonths(first) {
  return yearsLater(first, 1) - 1;
}
function firstOfTwelveMonths(last) {
  return yearsLater(last, -1) + 1;
}
function worstTwelveMonths(index) {
  return worstOf(
    index,
    startsThatMatter(index).map(({ first }) => ({ first, last: lastOfTwelveMonths(first) }))
  );
}
function worstTwelveMonthsBackward(index) {
  const leapEnds = daysOfYears(index, (year) => isLeapYear(year - 1) ? dayNumberOf(year, 2, 28) : null);
  const ends = [...index.spans.map(({ last }) => last), ...leapEnds.filter((day3) => includesDay(index, day3))];
  return worstOf(
    index,
    ends.map((last) => ({ first: firstOfTwelveMonths(last), last }))
  );
}
function startsOver(index, limit2) {
  const over = (start) => daysWithin(index, start, lastOfTwelveMonths(start)) > limit2;
  return startsThatMatter(index).filter(({ first }) => over(first)).map(({ first, last }) => ({ first, last: lastDayWhere(first, last, over) }));
}
function startsThatMatter(index) {
  const cuts = daysOfYears(index, (year) => isLeapYear(year + 1) ? dayNumberOf(year, 3, 1) : null);
  if (cuts.length === 0) return index.spans;
  const starts = [];
  let next = 0;
  for (const span of index.spans) {
    let first = span.first;
    for (let cut = cuts[next]; cut !== void 0 && cut <= span.last; cut = cuts[next]) {
      if (cut > first) {
        starts.push({ first, last: cut - 1 });
        first = cut;
      }
      next += 1;
    }
    starts.push({ first, last: span.last });
  }
  return starts;
}
function daysOfYears(index, dayOf) {
  const first = index.spans[0]?.first;
  const last = index.spans.at(-1)?.last;
  if (first === void 0 || last === void 0) return [];
  const days = [];
  const lastYear = partsOfDay(last).year;
  for (let year = partsOfDay(first).year; year <= lastYear; year += 1) {
    const day3 = dayOf(year);
    if (day3 !== null) days.push(day3);
  }
  return days;
}
function worstOf(index, windows) {
  let worst = null;
  for (const { first, last } of windows) {
    const days = daysWithin(index, first, last);
    if (worst === null || days > worst.days) worst = { first, last, days };
  }
  return worst;
}
function lastDayWhere(first, last, condition) {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (condition(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

// backend/rules/src/calendar/monthNames.ts
var monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
];

// backend/rules/src/assessment/wording.ts
function written(day3) {
  const parts = partsOfDay(day3);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ""} ${parts.year}`;
}
function writtenDate(date) {
  return written(toDayNumber(date));
}
function dayCount(days) {
  return days === 1 ? "1 day" : `${days} days`;
}
function reason(code, message, source3, numbers = {}) {
  const { days, limit: limit2, first, last } = numbers;
  return {
    code,
    message,
    ...days === void 0 ? {} : { days },
    ...limit2 === void 0 ? {} : { limit: limit2 },
    ...first === void 0 ? {} : { from: fromDayNumber(first) },
    ...last === void 0 ? {} : { to: fromDayNumber(last) },
    source: source3
  };
}
var standing = (stands) => (code, message, source3, numbers) => ({ ...reason(code, message, source3, numbers), standing: stands });
var against = standing("against");
var met = standing("met");
var toKnow = standing("to_know");

// backend/rules/src/absences/movingWindow.ts
function daysUntilWithin(index, window, limit2, most) {
  let moved = 0;
  let excess = daysWithin(index, window.first, window.last) - limit2;
  if (excess <= 0) return 0;
  const leaving = new WindowEnd(index, window.first);
  const entering = new WindowEnd(index, window.last + 1);
  while (excess > 0 && moved < most) {
    const even = Math.min(most - moved, leaving.daysUnchanged(), entering.daysUnchanged());
    const change = (entering.isAway() ? 1 : 0) - (leaving.isAway() ? 1 : 0);
    if (change < 0 && excess <= even) return moved + excess;
    excess += change * even;
    moved += even;
    leaving.move(even);
    entering.move(even);
  }
  return moved;
}
var WindowEnd = class {
  #spans;
  #day;
  #position;
  constructor(index, day3) {
    this.#spans = index.spans;
    this.#day = day3;
    this.#position = firstPositionEndingFrom(index.spans, day3);
  }
  isAway() {
    return (this.#spans[this.#position]?.first ?? Infinity) <= this.#day;
  }
  /** How many days on, this one included, are in the set or are not in it, as this one is. */
  daysUnchanged() {
    const span = this.#spans[this.#position];
    if (span === void 0) return Infinity;
    return (span.first <= this.#day ? span.last + 1 : span.first) - this.#day;
  }
  move(days) {
    this.#day += days;
    while ((this.#spans[this.#position]?.last ?? Infinity) < this.#day) this.#position += 1;
  }
};

// backend/rules/src/citizenship/citizenshipPeriod.ts
function firstDayOfPeriod(application, years) {
  return yearsLater(application, -years) + 1;
}
function firstGoodApplication(from, conditions) {
  let application = from;
  for (; ; ) {
    const next = nextCandidate(application, conditions);
    if (next === null) return application;
    application = next;
  }
}
function nextCandidate(application, conditions) {
  const { years, totalLimit, finalYearLimit: finalYearLimit2, away, whollyAway } = conditions;
  const firstDay = firstDayOfPeriod(application, years);
  const absence = spanAt(whollyAway, firstDay);
  if (absence !== null) return applicationWithFirstDay(absence.last + 1, years);
  return afterExcess(away, application, years, totalLimit) ?? afterExcess(away, application, 1, finalYearLimit2);
}
function afterExcess(away, application, years, limit2) {
  const first = firstDayOfPeriod(application, years);
  if (daysWithin(away, first, application) <= limit2) return null;
  const inStep = daysInStepWithOtherYears(application);
  return application + daysUntilWithin(away, { first, last: application }, limit2, inStep);
}
function applicationWithFirstDay(firstDay, years) {
  let application = yearsLater(firstDay - 1, years);
  while (firstDayOfPeriod(application, years) < firstDay) application += 1;
  return application;
}

// backend/rules/src/citizenship/discretionOfTime.ts
var source2 = sources.naturalisationGuidance;
var limitedLeave = [
  { upTo: 9, message: "Fewer than 10 are normally overlooked." },
  { upTo: 90, message: "From 10 to 90 may be overlooked with strong links to the UK." },
  { upTo: Infinity, message: "More than 90 need strong links to the UK and a compelling reason." }
];
function twelveMonthsReasons(application, settled) {
  const days = settled - yearsLater(application, -1);
  if (days <= 0 || settled > application) return [];
  const { message } = limitedLeave.find(({ upTo }) => days <= upTo) ?? limitedLeave[2];
  return [
    toKnow(
      "twelve_months_discretion",
      `${dayCount(days)} of the twelve months lie before your settlement. ${message} None need to be overlooked where the twelve months are complete by the decision.`,
      source2,
      { days, first: settled - days, last: settled - 1 }
    )
  ];
}
function firstDayReason() {
  return toKnow(
    "first_day_may_be_waived",
    "Absence on the first day may be overlooked after an overturned removal, where you were wrongly kept from returning, and for illness, a pandemic or service in the armed forces. A later date of application can also be agreed, within two months and at its fee.",
    source2
  );
}
var technicalAbsence = { 5: 730, 3: 450 };
var excessTakenAsMeant = 30;
function overTotalReasons(days, { years, days: limit2 }) {
  if (days <= limit2 || years === 1) return [];
  const reasons = [];
  const disregarded = technicalAbsence[years];
  if (days <= disregarded)
    reasons.push(
      toKnow(
        "technical_absence",
        `Absences as a diplomat, in the armed forces or in detention may be disregarded, up to ${disregarded} days in all and on conditions.`,
        source2,
        { days, limit: disregarded }
      )
    );
  if (years === 5 && days - limit2 > excessTakenAsMeant)
    reasons.push(
      toKnow(
        "intention_looked_into",
        `More than ${excessTakenAsMeant} days over the limit: whether the UK will be your main home is looked into. An absence of more than six months, planned or recent, counts against it.`,
        source2,
        { days, limit: limit2 }
      )
    );
  return reasons;
}

// backend/rules/src/citizenship/assessCitizenship.ts
function assessCitizenship(question) {
  const { citizenship, asOf } = question;
  const spouse = citizenship.spouseOfBritishCitizen;
  const limit2 = spouse ? threeYearLimit : fiveYearLimit;
  const away = daysAway(question, question.counting);
  const whollyAway = question.counting === "whole_days" ? away : daysAway(question, "whole_days");
  const application = citizenship.applicationDate === void 0 ? asOf : toDayNumber(citizenship.applicationDate);
  const first = firstDayOfPeriod(application, limit2.years);
  const finalFirst = firstDayOfPeriod(application, finalYearLimit.years);
  const totalDays2 = daysWithin(away, first, application);
  const finalYearDays = daysWithin(away, finalFirst, application);
  const total = discretionFor(spouse ? "three_years" : "five_years", totalDays2);
  const finalYear = discretionFor("final_year", finalYearDays, total.band === "meets");
  const presentOnFirstDay = !includesDay(whollyAway, first);
  const settledEnoughFrom = settledEnoughOn(citizenship);
  const settledLongEnough2 = settledEnoughFrom !== null && application >= settledEnoughFrom;
  const verdict = verdictOf([total, finalYear], settledLongEnough2 && presentOnFirstDay);
  const firstGood = firstGoodApplication(
    Math.max(Math.min(asOf, application), settledEnoughFrom ?? -Infinity),
    {
      years: limit2.years,
      totalLimit: limit2.days,
      finalYearLimit: finalYearLimit.days,
      away,
      whollyAway
    }
  );
  const reasons = [
    (presentOnFirstDay ? met : against)(
      presentOnFirstDay ? "present_on_first_day" : "absent_on_first_day",
      presentOnFirstDay ? `No journey shows you outside the UK on ${written(first)}, the first day of the ${limit2.years} years.` : `You were outside the UK on ${written(first)}, the first day of the ${limit2.years} years.`,
      sources.nationalityAct,
      { first, last: first }
    ),
    limitReason("total", `the ${limit2.years} years`, totalDays2, limit2.days, total, {
      first,
      last: application
    }),
    limitReason("final_year", "the final year", finalYearDays, finalYearLimit.days, finalYear, {
      first: finalFirst,
      last: application
    }),
    settledReason(citizenship, settledEnoughFrom, settledLongEnough2)
  ];
  if (verdict !== "eligible")
    reasons.push(
      against(
        "first_good_date",
        `${settledEnoughFrom === null ? "By the journeys alone, the" : "The"} first day that meets everything is ${written(firstGood)}.`,
        sources.nationalityAct,
        { first: firstGood }
      )
    );
  if (!presentOnFirstDay) reasons.push(firstDayReason());
  if (!spouse && citizenship.settledSince !== void 0)
    reasons.push(...twelveMonthsReasons(application, toDayNumber(citizenship.settledSince)));
  reasons.push(...overTotalReasons(totalDays2, limit2));
  return {
    applicationDate: fromDayNumber(application),
    qualifyingFrom: fromDayNumber(first),
    finalYearFrom: fromDayNumber(finalFirst),
    presentOnFirstDay,
    totalDays: totalDays2,
    totalLimit: limit2.days,
    totalBand: total.band,
    finalYearDays,
    finalYearLimit: finalYearLimit.days,
    finalYearBand: finalYear.band,
    settledLongEnough: settledLongEnough2,
    verdict,
    firstGoodDate: fromDayNumber(firstGood),
    reasons
  };
}
function daysAway({ trips, asOf, beforeEntry }, counting) {
  const absences2 = trips.map((trip) => absenceOf(trip, counting, asOf));
  return indexDays(unionOf(beforeEntry === null ? absences2 : [...absences2, beforeEntry]));
}
function settledEnoughOn({ settledSince, spouseOfBritishCitizen }) {
  if (settledSince === void 0) return null;
  const settled = toDayNumber(settledSince);
  return spouseOfBritishCitizen ? settled : yearsLater(settled, 1);
}
function verdictOf(judged, timeIsRight) {
  if (judged.some(({ band }) => band === "normally_refused")) return "refused";
  if (!timeIsRight) return "not_yet";
  return judged.every(({ band }) => band === "meets") ? "eligible" : "discretion";
}
function limitReason(code, period, days, limit2, discretion2, span) {
  return (discretion2.band === "meets" ? met : against)(
    `${code}_${discretion2.outcome}`,
    `${dayCount(days)} away in ${period}; the limit is ${limit2}. ${discretion2.message}`,
    discretion2.source,
    { days, limit: limit2, ...span }
  );
}
function settledReason({ settledSince, spouseOfBritishCitizen }, enoughFrom, enough) {
  if (settledSince === void 0 || enoughFrom === null)
    return against(
      "settlement_date_missing",
      "Settlement is needed before citizenship, and no day is known since when you have it.",
      sources.nationalityAct
    );
  const rule = spouseOfBritishCitizen ? "Settlement is needed on the day of application" : "Twelve months of settlement are needed before the application";
  return (enough ? met : against)(
    enough ? "settled_long_enough" : "not_settled_long_enough",
    `${rule}: complete on ${written(enoughFrom)}.`,
    sources.nationalityAct,
    { first: toDayNumber(settledSince), last: enoughFrom }
  );
}

// backend/rules/src/parameters/absenceRules.ts
var always2 = "1900-01-01";
var row2 = (value, source3, from = always2) => ({
  value,
  from,
  source: source3,
  confirmed: true
});
var since = (value, source3, about) => ({
  ...row2(value, source3, about),
  confirmed: false
});
function dated(...rows2) {
  const { value, source: source3 } = inForceOn(rows2, ruleSet.checkedOn);
  return { days: value, source: source3, rows: rows2 };
}
var anyTwelveMonths = dated(
  row2(settlementYearLimit.days, settlementYearLimit.source)
);
var rollingSince = "2018-01-11";
var longResidenceRollingSince = "2024-04-11";
var longResidenceSingle = dated(
  { ...row2(180, sources.continuousPeriodGuidance), confirmed: false },
  since(184, sources.continuousResidenceGuidance, "2021-01-01")
);
var longResidenceTotal = dated(
  { ...row2(540, sources.continuousPeriodGuidance), confirmed: false },
  since(548, sources.continuousResidenceGuidance, "2021-01-01")
);
var euSixMonths = dated(row2(181, sources.euSettlement));
var euThirtyMonths = {
  ...dated(row2(912, sources.statementHc836, "2025-07-16")),
  from: "2025-07-16"
};
var childBornInUk = dated(row2(549, sources.privateLife));
var daysAfterApplication = dated(row2(28, sources.continuousResidenceRules));
var listedAbsences = dated(row2(150, sources.continuousResidenceGuidance));
var daysBeforeEntry = dated({
  ...row2(180, sources.continuousPeriodGuidance),
  confirmed: false
});
var longResidenceCurrentPermission = {
  years: 1,
  from: "2024-04-11",
  source: sources.longResidence
};
var forgivenGaps = {
  /** A gap of so many days is excepted when it was over before the day named. */
  short: { days: 28, endedBefore: "2016-11-24" },
  /** Time without permission in the pandemic is excepted. */
  pandemic: { from: "2020-01-24", to: "2020-08-31" },
  /** Of it, August 2020 counts as well. */
  counted: { from: "2020-08-01", to: "2020-08-31" },
  /** Days within which an application with a good reason may be excepted. */
  goodReasonDays: 14,
  source: sources.continuousResidenceRules
};

// backend/rules/src/parameters/englishLevels.ts
var always3 = "2015-01-01";
var b2From = "2027-03-26";
var row3 = (value, source3 = sources.englishLanguage) => ({
  value,
  from: always3,
  source: source3,
  confirmed: true
});
var since2027 = (value) => ({
  value,
  from: b2From,
  source: sources.statementHc1691,
  confirmed: false
});
var noEnglish = [row3("none")];
var b1English = [row3("B1")];
var b1ThenB2 = [row3("B1"), since2027("B2")];
var b1ThenUncertain = [row3("B1"), since2027("B1")];
var routeThenB2 = [row3("route"), since2027("B2")];
var routeEnglish = [row3("route")];
var firstSkilledWorkerVisa = [
  row3("B1", sources.skilledWorker),
  { value: "B2", from: "2026-01-08", source: sources.skilledWorker, confirmed: false }
];
var citizenshipEnglish = [row3("B1", sources.guideAn)];
function englishLevelOn(rows2, applicationDate) {
  const inForce = inForceOn(rows2, applicationDate < always3 ? always3 : applicationDate);
  return rows2.find((candidate) => candidate === inForce) ?? { ...inForce, confirmed: false };
}

// backend/rules/src/routes/routeRow.ts
var fiveYears = {
  qualifyingYears: [5],
  absences: "continuous_residence",
  ignoredAbsences: null,
  clockStarts: "grant",
  twentyEightDays: true,
  english: b1ThenUncertain,
  lifeInTheUk: "adults",
  closes: null,
  fee: true,
  form: "SET(O)",
  notes: []
};
var atOnce = {
  ...fiveYears,
  qualifyingYears: [0],
  absences: "none",
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: "none"
};

// backend/rules/src/routes/familyRoutes.ts
var familyMember = {
  ...fiveYears,
  absences: "none",
  clockStarts: "entry",
  twentyEightDays: false,
  english: b1ThenB2
};
var familyLifeNote = "Absences of more than half of a permission may show that the UK is not the permanent home.";
var familyRoutes = {
  partner: {
    ...familyMember,
    title: "Spouse or partner",
    form: "SET(M)",
    source: sources.familyMembers,
    notes: [
      "Time as a fiancé(e) does not count. There is no limit of days away; long absences are evidence.",
      "Income of £29,000 a year, or less if you began before 11 April 2024; savings above £16,000 count."
    ]
  },
  family_ten_years: {
    ...fiveYears,
    title: "Partner or parent, ten years",
    qualifyingYears: [10],
    ignoredAbsences: {
      kind: "days_before",
      date: "2022-06-20",
      source: sources.continuousResidenceRules
    },
    english: b1ThenB2,
    form: "Settlement as a partner or parent",
    source: sources.settlementFamilyLife,
    notes: [familyLifeNote]
  },
  parent_of_child: {
    ...familyMember,
    title: "Parent of a child",
    form: "Settlement as a partner or parent",
    source: sources.familyMembers,
    notes: ["Adequate maintenance is asked for."]
  },
  private_life: {
    ...fiveYears,
    title: "Private life",
    qualifyingYears: [10, 5],
    english: b1ThenB2,
    form: "Settlement private life",
    source: sources.privateLife,
    notes: ["Five years for a child, and for a young adult who has lived half of their life in the UK."]
  },
  child_born_in_uk: {
    ...atOnce,
    title: "Private life, child born in the UK",
    qualifyingYears: [7],
    absences: "child_born_in_uk",
    form: "Settlement private life",
    source: sources.privateLife
  },
  adult_dependent_relative: {
    ...atOnce,
    title: "Adult dependent relative",
    source: sources.familyMembers,
    form: null,
    notes: ["Indefinite leave is given with entry."]
  },
  child_joining_parents: {
    ...atOnce,
    title: "Child joining parents",
    form: "Settlement as a Child",
    lifeInTheUk: "grown_children",
    source: sources.familyMembers
  },
  bereaved_partner: {
    ...atOnce,
    title: "Bereaved partner",
    form: "Form for bereaved partners",
    source: sources.bereavedPartner
  },
  domestic_abuse: {
    ...atOnce,
    title: "Victim of domestic abuse",
    form: "SET(DV)",
    source: sources.domesticAbuse
  }
};

// backend/rules/src/routes/protectionRoutes.ts
var protection = {
  ...fiveYears,
  absences: "none",
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: "none",
  fee: false,
  form: "SETP",
  source: sources.settlementProtection,
  notes: [
    "Protection claims made on or after 2 March 2026 are granted for 30 months at a time (not confirmed)."
  ]
};
var protectionRoutes = {
  refugee: { ...protection, title: "Refugee" },
  humanitarian_protection: { ...protection, title: "Humanitarian protection" }
};

// backend/rules/src/routes/residenceRoutes.ts
var residenceRoutes = {
  long_residence: {
    ...fiveYears,
    title: "Long residence",
    qualifyingYears: [10],
    absences: "long_residence",
    english: b1ThenB2,
    form: "SET(LR)",
    source: sources.longResidence,
    notes: ["Time as a visitor, short-term student, seasonal worker or on a Ukraine scheme does not count."]
  },
  hk_bno: {
    ...fiveYears,
    title: "Hong Kong British National (Overseas)",
    english: b1English,
    form: "Settlement BN(O)",
    source: sources.hongKong,
    notes: ["From 8 October 2026 children under 18 need not complete the five years (not confirmed)."]
  },
  eu_settled_status: {
    ...fiveYears,
    title: "EU Settlement Scheme",
    absences: "eu_settlement",
    clockStarts: "entry",
    twentyEightDays: false,
    english: noEnglish,
    lifeInTheUk: "none",
    fee: false,
    form: "EU Settlement Scheme",
    source: sources.euSettlement,
    notes: ["One absence of up to twelve months for an important reason is allowed and not counted here."]
  },
  armed_forces_family: {
    ...fiveYears,
    title: "Partner or child of a member of HM Armed Forces",
    ignoredAbsences: {
      kind: "begun_before",
      date: "2024-10-08",
      source: sources.continuousResidenceRules
    },
    source: sources.armedForces
  },
  armed_forces: {
    ...atOnce,
    title: "Member of HM Armed Forces",
    qualifyingYears: [4],
    source: sources.armedForces,
    notes: ["Four years of service (not confirmed)."]
  }
};

// backend/rules/src/routes/routesWithoutSettlement.ts
var noSettlement = {
  ...fiveYears,
  qualifyingYears: [],
  absences: "none",
  twentyEightDays: false,
  english: noEnglish,
  lifeInTheUk: "none",
  fee: false,
  form: null,
  source: sources.immigrationRulesIndex,
  notes: ["This permission does not lead to settlement itself. Its time may count for long residence."]
};
var routesWithoutSettlement = {
  religious_worker: { ...noSettlement, title: "Religious Worker" },
  student: { ...noSettlement, title: "Student" },
  graduate: { ...noSettlement, title: "Graduate" },
  youth_mobility: { ...noSettlement, title: "Youth Mobility Scheme" },
  high_potential_individual: { ...noSettlement, title: "High Potential Individual" },
  global_business_mobility: { ...noSettlement, title: "Global Business Mobility" },
  start_up: { ...noSettlement, title: "Start-up" },
  student_dependant: { ...noSettlement, title: "Dependant of a student" },
  seasonal_worker: {
    ...noSettlement,
    title: "Seasonal Worker",
    notes: ["This time counts neither for settlement nor for long residence."]
  },
  visitor: {
    ...noSettlement,
    title: "Visitor",
    notes: ["This time counts neither for settlement nor for long residence."]
  }
};

// backend/rules/src/routes/tier1Routes.ts
var tier1Routes = {
  tier1_entrepreneur: {
    ...fiveYears,
    title: "Tier 1 (Entrepreneur)",
    qualifyingYears: [3, 5],
    closes: {
      on: "2025-04-05",
      laterFor: { who: "people who ever held Tier 1 (Graduate Entrepreneur)", on: "2027-07-05" }
    },
    source: sources.pointsBasedSystem,
    notes: ["Three years with ten jobs or £5 million of income, otherwise five."]
  },
  tier1_investor: {
    ...fiveYears,
    title: "Tier 1 (Investor)",
    qualifyingYears: [5, 3, 2],
    closes: { on: "2028-02-16", laterFor: null },
    source: sources.pointsBasedSystem,
    notes: ["Two years with £10 million, three with £5 million, five with £2 million."]
  },
  tier1_exceptional_talent: {
    ...fiveYears,
    title: "Tier 1 (Exceptional Talent)",
    english: b1ThenB2,
    qualifyingYears: [5, 3],
    source: sources.globalTalent,
    notes: ["As Global Talent."]
  },
  tier1_other: {
    ...noSettlement,
    title: "Tier 1 (General or Post-study Work)",
    source: sources.pointsBasedSystem,
    notes: ["No settlement route of its own now; the time counts towards Skilled Worker and others."]
  },
  tier1_graduate_entrepreneur: {
    ...noSettlement,
    title: "Tier 1 (Graduate Entrepreneur)",
    source: sources.pointsBasedSystem
  }
};

// backend/rules/src/routes/workRoutes.ts
var skilledPay = "The sponsor must still need the job and pay at least £41,700 and the going rate; some groups need less.";
var workRoutes = {
  skilled_worker: {
    ...fiveYears,
    title: "Skilled Worker",
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      "The years may combine Skilled Worker, Tier 2 (General), Global Talent, Innovator Founder, Scale-up and other listed routes; the last permission must be Skilled Worker.",
      skilledPay
    ]
  },
  tier_2: {
    ...fiveYears,
    title: "Tier 2 (General)",
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      "Counts towards settlement as a Skilled Worker; the last permission must be Skilled Worker.",
      skilledPay
    ]
  },
  scale_up: {
    ...fiveYears,
    title: "Scale-up",
    english: b1ThenB2,
    source: sources.scaleUp,
    notes: [
      "Pay of £39,100 a year now and in 24 of the last 36 months; less for certificates before 22 July 2025."
    ]
  },
  global_talent: {
    ...fiveYears,
    title: "Global Talent",
    qualifyingYears: [5, 3],
    english: b1ThenB2,
    source: sources.globalTalent,
    notes: [
      "Three years for some endorsements and prizes; five for exceptional promise.",
      "You must have earned money in the field and kept the endorsement."
    ]
  },
  innovator_founder: {
    ...fiveYears,
    title: "Innovator Founder",
    qualifyingYears: [3],
    english: routeThenB2,
    form: "Settlement Innovator",
    source: sources.innovatorFounder,
    notes: ["An endorsement letter of at most three months and two of seven business criteria are needed."]
  },
  rep_overseas_business: {
    ...fiveYears,
    title: "Representative of an overseas business",
    source: sources.overseasBusiness,
    notes: ["Your employer must still need and pay you."]
  },
  minister_of_religion: {
    ...fiveYears,
    title: "Minister of Religion",
    english: routeEnglish,
    source: sources.ministerOfReligion,
    notes: ["Your sponsor must still need you and pay what the route asks."]
  },
  sportsperson: {
    ...fiveYears,
    title: "International Sportsperson",
    source: sources.sportsperson,
    notes: ["Your sponsor must still need you and pay £35,800 a year."]
  },
  domestic_worker: {
    ...fiveYears,
    title: "Domestic worker in a private household",
    source: sources.domesticWorker,
    notes: ["Only for permission under the rules in force before 6 April 2012. You must still be employed."]
  },
  pbs_dependant: {
    ...fiveYears,
    title: "Partner of a person on a work route",
    ignoredAbsences: {
      kind: "permission_granted_before",
      date: rollingSince,
      source: sources.continuousResidenceRules
    },
    source: sources.skilledWorker,
    notes: ["Five years as the partner of the same person."]
  },
  pbs_dependant_child: {
    ...atOnce,
    title: "Child of a person on a work route",
    lifeInTheUk: "grown_children",
    source: sources.skilledWorker,
    notes: ["Both parents must be settled or settling. English and Life in the UK from 18 years."]
  },
  uk_ancestry: {
    ...fiveYears,
    title: "UK Ancestry",
    english: b1ThenB2,
    source: sources.ancestry,
    notes: ["You must be able and intend to work, and maintain yourself."]
  }
};

// backend/rules/src/routes/routes.ts
var rows = {
  ...workRoutes,
  ...tier1Routes,
  ...familyRoutes,
  ...protectionRoutes,
  ...residenceRoutes,
  ...routesWithoutSettlement
};
var keys = Object.keys(rows).filter(isRouteKey);
var routes = keys.map(routeOf);
function isRouteKey(text) {
  return Object.hasOwn(rows, text);
}
function routeOf(key) {
  return { key, ...rows[key] };
}

// backend/rules/src/settlement/permissions.ts
var counted = spanOf(forgivenGaps.counted);
var pandemic = spanOf(forgivenGaps.pandemic);
var shortEndedBefore = toDayNumber(forgivenGaps.short.endedBefore);
function gapsBetween(permissions) {
  const inOrder = [...permissions].sort((a, b) => toDayNumber(a.from) - toDayNumber(b.from));
  const gaps = [];
  let coveredUntil = null;
  for (const permission of inOrder) {
    const from = toDayNumber(permission.from);
    if (coveredUntil !== null && from > coveredUntil + 1)
      gaps.push(judge({ first: coveredUntil + 1, last: from - 1 }, permission.gapBefore));
    coveredUntil = Math.max(coveredUntil ?? -Infinity, toDayNumber(permission.to));
  }
  return gaps;
}
function judge(gap, exception) {
  const unexcused = { ...gap, mayBeExcused: false };
  if (exception === "section_3c") return { ...unexcused, effect: "counts", uncounted: [] };
  if (exception !== void 0 || isForgiven(gap)) {
    const uncounted = unionOf([
      { first: gap.first, last: Math.min(gap.last, counted.first - 1) },
      { first: Math.max(gap.first, counted.last + 1), last: gap.last }
    ]);
    return { ...unexcused, effect: uncounted.length === 0 ? "counts" : "excepted", uncounted };
  }
  return {
    ...gap,
    effect: "breaks",
    uncounted: [],
    mayBeExcused: lengthOf(gap) <= forgivenGaps.goodReasonDays
  };
}
function isForgiven(gap) {
  const short = lengthOf(gap) <= forgivenGaps.short.days && gap.last < shortEndedBefore;
  return short || gap.first >= pandemic.first && gap.last <= pandemic.last;
}
function noGap(gaps) {
  const breaking = gaps.filter(({ effect }) => effect === "breaks");
  return {
    obstacle: ({ first, last }) => {
      const gap = lastStartingBy(breaking, last);
      if (gap === void 0 || gap.last < first) return null;
      return {
        kind: "gap_without_permission",
        first: gap.first,
        last: gap.last,
        days: lengthOf(gap),
        limit: { days: 0, source: forgivenGaps.source },
        retryFrom: gap.last + 1
      };
    },
    worst: () => null
  };
}
function underOldPermission(grant, permissions) {
  const change = toDayNumber(rollingSince);
  if (permissions.length === 0) return grant < change ? [{ first: grant, last: Infinity }] : [];
  return unionOf(
    permissions.filter(({ from, grantedOn }) => toDayNumber(grantedOn ?? from) < change).map(spanOf)
  );
}
function spanOf({ from, to }) {
  return { first: toDayNumber(from), last: toDayNumber(to) };
}

// backend/rules/src/settlement/qualifyingPeriod.ts
function periodFrom(from, years, uncounted) {
  const start = nthDayOutside(uncounted, from, 1);
  const days = yearsLater(start, years) - start;
  return { start, completes: days === 0 ? start : nthDayOutside(uncounted, start, days) + 1 };
}
function periodCompleteFrom(day3, notBefore2, years, uncounted) {
  let low = notBefore2;
  let high = Math.max(notBefore2, day3);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (periodFrom(middle, years, uncounted).completes >= day3) high = middle;
    else low = middle + 1;
  }
  return periodFrom(low, years, uncounted);
}
function firstCompliantPeriod(first, years, uncounted, rules) {
  const obstacles = [];
  let period = first;
  for (; ; ) {
    const obstacle = firstObstacle(movingPeriod(period, uncounted), rules);
    if (obstacle === null) return { ...period, obstacles };
    remember(obstacles, obstacle);
    period = periodFrom(obstacle.retryFrom, years, uncounted);
  }
}
function remember(obstacles, obstacle) {
  const previous = obstacles.at(-1);
  if (previous?.kind !== obstacle.kind || obstacle.first > previous.last) {
    obstacles.push(obstacle);
    return;
  }
  const worse = obstacle.kind === "any_twelve_months" && obstacle.days > previous.days ? obstacle : previous;
  obstacles[obstacles.length - 1] = { ...worse, retryFrom: obstacle.retryFrom };
}
function movingPeriod({ start, completes }, uncounted) {
  const last = completes - 1;
  const daysInStep = Math.min(
    daysInStepWithOtherYears(start),
    daysInStepWithOtherYears(last),
    nextDayOf(uncounted, start) - start,
    nextDayOf(uncounted, completes) - last
  );
  return { first: start, last, daysInStep };
}
function firstObstacle(period, rules) {
  for (const rule of rules) {
    const obstacle = rule.obstacle(period);
    if (obstacle !== null) return obstacle;
  }
  return null;
}

// backend/rules/src/settlement/absenceReasons.ts
function absenceReasons({
  route,
  looked,
  worst,
  beforeEntry,
  absences: absences2,
  grant,
  permissions
}) {
  const reasons = [];
  const inPeriod = (days) => clip(days, looked.start, looked.completes - 1);
  if (route.absences === "none")
    reasons.push(
      met(
        "no_absence_limit",
        "This route has no limit of days away. Citizenship has: see its answer.",
        route.source
      )
    );
  if (worst !== null && !worst.exceeded)
    reasons.push({
      code: "twelve_months_within_limit",
      message: `At most ${dayCount(worst.days)} away in twelve months; the limit is ${worst.limit}.`,
      ...{ days: worst.days, limit: worst.limit, from: worst.from, to: worst.to },
      standing: "met",
      source: route.absences === "eu_settlement" ? route.source : anyTwelveMonths.source
    });
  if (worst !== null && worst.days >= listedAbsences.days && listsLongAbsencesOnly(route))
    reasons.push(
      toKnow(
        "absences_to_list",
        `The form asks for a list of absences, because twelve months hold ${listedAbsences.days} days or more.`,
        listedAbsences.source,
        { days: worst.days, limit: listedAbsences.days }
      )
    );
  if (beforeEntry !== null) {
    const days = lengthOf(beforeEntry);
    reasons.push(
      toKnow(
        "before_entry",
        `${dayCount(days)} between the grant and the entry ${days === 1 ? "counts" : "count"} as residence and as time away. The day of grant is one of them, the day of arrival is not.${days > daysBeforeEntry.days ? ` Guidance of 2020 counted the years from the entry after more than ${daysBeforeEntry.days}; today’s is silent on it.` : ""}`,
        sources.continuousResidenceGuidance,
        { days, limit: anyTwelveMonths.days, first: beforeEntry.first, last: beforeEntry.last }
      )
    );
  }
  const permitted = countDays(inPeriod(absences2.permittedDays));
  if (permitted > 0)
    reasons.push(
      toKnow(
        "permitted_absence",
        `${dayCount(permitted)} away for a permitted reason ${permitted === 1 ? "is" : "are"} not counted. The reason must be proved with the application.`,
        sources.continuousResidenceRules,
        { days: permitted }
      )
    );
  const ignored = countDays(inPeriod(absences2.ignoredDays));
  if (ignored > 0 && route.ignoredAbsences !== null)
    reasons.push(
      toKnow(
        "ignored_absence",
        `${dayCount(ignored)} away ${ignored === 1 ? "is" : "are"} left out: ${ignoredBecause(route.ignoredAbsences)}.`,
        route.ignoredAbsences.source,
        { days: ignored }
      )
    );
  const fixed = countDays(inPeriod(absences2.fixedDays));
  if (fixed > 0)
    reasons.push(
      toKnow(
        "fixed_years",
        `${dayCount(fixed)} away on permission granted before ${writtenDate(rollingSince)} ${fixed === 1 ? "is" : "are"} counted in consecutive years, apart from later absences.`,
        sources.continuousResidenceRules,
        { days: fixed }
      )
    );
  if (fixed > 0 && permissions.length === 0)
    reasons.push(
      toKnow(
        "permission_end_unknown",
        "The permission granted then is taken to run on. If a later one followed, give both: its absences are counted in any twelve months.",
        sources.continuousResidenceRules,
        { first: grant }
      )
    );
  return [...reasons, ...leapDayReasons(looked, absences2)];
}
function listsLongAbsencesOnly({ key }) {
  return key === "family_ten_years" || key === "private_life";
}
function ignoredBecause({ kind, date }) {
  switch (kind) {
    case "days_before":
      return `this route does not count days before ${writtenDate(date)}`;
    case "begun_before":
      return `this route does not count absences that began before ${writtenDate(date)}`;
    case "permission_granted_before":
      return `this route does not count absences during permission granted before ${writtenDate(date)}`;
  }
}
function leapDayReasons(period, absences2) {
  const index = indexDays(clip(absences2.rollingDays, period.start, period.completes - 1));
  const forward = worstTwelveMonths(index);
  const backward = worstTwelveMonthsBackward(index);
  const limit2 = anyTwelveMonths.days;
  if (forward === null || backward === null || forward.days > limit2 || backward.days <= limit2) return [];
  return [
    toKnow(
      "counted_backward_over_limit",
      `Counted backward from ${written(backward.last)}, twelve months with 29 February hold ${dayCount(backward.days)} away: one reading of the rule is over its limit of ${limit2}.`,
      anyTwelveMonths.source,
      { days: backward.days, limit: limit2, first: backward.first, last: backward.last }
    )
  ];
}

// backend/rules/src/settlement/obstacleReasons.ts
function obstacleReason(obstacle) {
  const { kind, first, last, days, limit: limit2, retryFrom } = obstacle;
  const leaves = `A period can be free of this from ${written(retryFrom)} on.`;
  const window = `from ${written(first)} to ${written(last)}`;
  const numbers = { days, limit: limit2.days, first, last };
  switch (kind) {
    case "any_twelve_months":
      return against(
        "twelve_months_over_limit",
        `${dayCount(days)} away in the twelve months ${window}; the limit is ${limit2.days}. ${leaves}`,
        limit2.source,
        numbers
      );
    case "fixed_year":
      return against(
        "fixed_year_over_limit",
        `${dayCount(days)} away in the year ${window}, on permission granted before ${writtenDate(rollingSince)}; the limit is ${limit2.days}. ${leaves}`,
        limit2.source,
        numbers
      );
    case "single_absence":
      return against(
        "single_absence_over_limit",
        `One absence of ${dayCount(days)} ${window}; before ${writtenDate(longResidenceRollingSince)} none may be longer than ${limit2.days}. ${leaves}`,
        limit2.source,
        numbers
      );
    case "total_absences":
      return against(
        "total_over_limit",
        `${dayCount(days)} away in all count in the period ${window}; the limit is ${limit2.days}. ${leaves}`,
        limit2.source,
        numbers
      );
    case "gap_without_permission":
      return against(
        "gap_without_permission",
        `No permission ${window}: residence starts anew after it.`,
        limit2.source,
        { days, first, last }
      );
  }
}

// backend/rules/src/settlement/permissionReasons.ts
function permissionReasons({
  route,
  gaps,
  permissions,
  absences: absences2,
  notBefore: notBefore2,
  earliest,
  asOf
}) {
  const reasons = [];
  for (const gap of gaps) {
    const numbers = { days: lengthOf(gap), first: gap.first, last: gap.last };
    const dates = `from ${written(gap.first)} to ${written(gap.last)}`;
    if (gap.effect === "excepted")
      reasons.push(
        toKnow(
          "gap_excepted",
          `The days without permission ${dates} do not break the residence, but do not count either.`,
          forgivenGaps.source,
          numbers
        )
      );
    if (gap.mayBeExcused)
      reasons.push(
        toKnow(
          "gap_may_be_excused",
          `The gap ${dates} may be excused where the next application was made within ${forgivenGaps.goodReasonDays} days for a good reason.`,
          forgivenGaps.source,
          { ...numbers, limit: forgivenGaps.goodReasonDays }
        )
      );
  }
  if (Number.isFinite(notBefore2))
    reasons.push(
      (notBefore2 > asOf ? against : met)(
        "year_on_current_permission",
        `A year on the current permission is complete on ${written(notBefore2)}.`,
        longResidenceCurrentPermission.source,
        { first: notBefore2 }
      )
    );
  else if (route.absences === "long_residence" && permissions.length === 0)
    reasons.push(
      toKnow(
        "year_on_current_permission_unknown",
        `If your current permission was granted on ${writtenDate(longResidenceCurrentPermission.from)} or later, a year on it is needed as well. Give your permissions and it is counted.`,
        longResidenceCurrentPermission.source,
        { first: toDayNumber(longResidenceCurrentPermission.from) }
      )
    );
  const lastDay = permissions.reduce((latest, { to }) => Math.max(latest, toDayNumber(to)), -Infinity);
  if (Number.isFinite(lastDay) && lastDay < earliest)
    reasons.push(
      against(
        "permission_ends_before",
        `The last permission ends on ${written(lastDay)}, before the first day to apply: it has to be extended.`,
        route.source,
        { first: lastDay, last: earliest }
      )
    );
  if (route.key === "family_ten_years") {
    const away = indexDays(absences2.countedDays);
    for (const { from, to } of permissions) {
      const span = { first: toDayNumber(from), last: toDayNumber(to) };
      const days = daysWithin(away, span.first, span.last);
      if (days * 2 > lengthOf(span))
        reasons.push(
          toKnow(
            "uk_may_not_be_home",
            `${dayCount(days)} away in the permission from ${written(span.first)}: more than half of it. The UK may not be seen as the permanent home.`,
            sources.continuousResidenceGuidance,
            { days, ...span }
          )
        );
    }
  }
  return reasons;
}

// backend/rules/src/settlement/routeReasons.ts
var exemptions = "Not for people under 18 or of 65 and over, nor where a condition prevents it.";
function routeReasons({ route, earliest, asOf, absences: absences2 }) {
  const reasons = [];
  const applying = Math.max(earliest, asOf);
  if (route.closes !== null && applying > toDayNumber(route.closes.on)) {
    const { on, laterFor } = route.closes;
    const later = laterFor === null ? "" : ` Only ${laterFor.who} could apply until ${writtenDate(laterFor.on)}.`;
    reasons.push(
      (laterFor === null || applying > toDayNumber(laterFor.on) ? against : toKnow)(
        "route_closed",
        `Applications had to be made by ${writtenDate(on)}.${later}`,
        route.source,
        {
          last: toDayNumber(on)
        }
      )
    );
  }
  reasons.push(...knowledgeReasons(route, applying));
  if (route.notes.length > 0) reasons.push(toKnow("about_the_route", route.notes.join(" "), route.source));
  reasons.push(notAskedReason(route));
  if (isContinuous(route) && absences2.countedDays.length > 0)
    reasons.push(
      toKnow(
        "islands",
        "Lawful time in Jersey, Guernsey or the Isle of Man on an equivalent route is time in the UK, where the last permission was granted in the UK. Leave such journeys out.",
        sources.continuousResidenceRules
      )
    );
  return reasons;
}
function knowledgeReasons({ english: levels, lifeInTheUk }, applying) {
  const english = englishLevelOn(levels, fromDayNumber(applying));
  const uncertain = english.confirmed ? "" : " (not confirmed for every route)";
  if (english.value === "B1" || english.value === "B2") {
    const test = lifeInTheUk === "adults" ? " and the Life in the UK test" : "";
    return [
      toKnow(
        "english_level",
        `English at level ${english.value}${test} for an application on ${written(applying)}${uncertain}. ${exemptions}`,
        english.source
      )
    ];
  }
  if (lifeInTheUk === "none") return [];
  return [
    toKnow(
      "life_in_the_uk",
      lifeInTheUk === "adults" ? `The Life in the UK test has to be passed. ${exemptions}` : "Children who are 18 or older when they settle need English and the Life in the UK test.",
      sources.lifeInTheUk
    )
  ];
}
function notAskedReason(route) {
  const refusal = "A prison sentence of twelve months or more means refusal; lesser convictions and debts, to the NHS of £500 or for litigation, can.";
  if (!isContinuous(route)) return toKnow("suitability", `Not asked here: ${refusal}`, sources.suitability);
  return toKnow(
    "breaks_not_asked",
    `Not asked here: prison, a deportation or exclusion order and removal break residence${pausesOnly(route) ? "; on this route a sentence of up to twelve months only pauses it" : ""}. ${refusal}`,
    sources.continuousResidenceRules
  );
}
function isContinuous({ absences: absences2 }) {
  return absences2 === "continuous_residence" || absences2 === "long_residence";
}
function pausesOnly({ key }) {
  return key === "family_ten_years" || key === "private_life";
}

// backend/rules/src/settlement/settlementReasons.ts
function noRouteReasons(route) {
  return [
    against(
      "no_settlement_route",
      `${route.title} does not lead to settlement. ${route.notes.join(" ")}`,
      route.source
    )
  ];
}
function settlementReasons(findings) {
  return [
    ...dateReasons(findings),
    ...findings.obstacles.map(obstacleReason),
    ...absenceReasons(findings),
    ...permissionReasons(findings),
    ...routeReasons(findings)
  ];
}
function dateReasons({ route, years, verdict, earliest, lead, period, asOf }) {
  const { start, completes } = period;
  const span = { first: start, last: completes - 1 };
  const reasons = [];
  if (years > 0)
    reasons.push(
      (completes - lead <= asOf ? met : against)(
        "qualifying_period",
        `${years} years from ${written(start)} are complete on ${written(completes)}.`,
        route.source,
        span
      )
    );
  if (lead > 0)
    reasons.push(
      toKnow(
        "counted_back_from_later_day",
        `The years may be counted back from a day up to ${lead} days after the application, as here, or from the day of the decision${route.key === "uk_ancestry" ? " or of the end of your last Ancestry permission" : ""} where that serves you better.`,
        daysAfterApplication.source,
        { days: lead }
      )
    );
  if (verdict === "not_yet" || verdict === "over_limit")
    reasons.push(
      against(
        "wait_until",
        `The first day to apply is ${written(earliest)}: ${dayCount(earliest - asOf)} to wait.`,
        route.source,
        { days: earliest - asOf, first: earliest }
      )
    );
  return reasons;
}

// backend/rules/src/settlement/rollingYears.ts
function rollingYears(days, limit2) {
  const index = indexDays(days);
  const overFrom = startsOver(index, limit2.days);
  return {
    obstacle: ({ first, last }) => {
      const run = firstEndingFrom(overFrom, first);
      if (run === void 0) return null;
      const start = Math.max(run.first, first);
      const brokenOn = nthDayFrom(index, start, limit2.days + 1);
      if (brokenOn === null || brokenOn > last) return null;
      const end = lastOfTwelveMonths(start);
      return {
        kind: "any_twelve_months",
        first: start,
        last: end,
        days: daysWithin(index, start, Math.min(end, last)),
        limit: limit2,
        // Every later start of the run has its own twelve months over the limit, and they lie in its period.
        retryFrom: run.last + 1
      };
    },
    worst: (first, last) => {
      const worst = worstTwelveMonths(indexDays(clip(days, first, last)));
      return worst && { ...worst, limit: limit2 };
    }
  };
}

// backend/rules/src/settlement/totalDays.ts
function totalDays(days, limit2) {
  const index = indexDays(days);
  return {
    obstacle: (period) => {
      const { first, last } = period;
      const away = daysWithin(index, first, last);
      if (away <= limit2.days) return null;
      const retryFrom = first + daysUntilWithin(index, period, limit2.days, period.daysInStep);
      return { kind: "total_absences", first, last, days: away, limit: limit2, retryFrom };
    },
    worst: () => null
  };
}

// backend/rules/src/settlement/euSettlement.ts
function euSettlementRule(days, thirtyMonthsStart) {
  const sixMonths = rollingYears(days, euSixMonths);
  const thirtyMonths = totalDays(days, euThirtyMonths);
  return {
    obstacle: (period) => {
      const broken2 = sixMonths.obstacle(period);
      if (broken2 === null) return null;
      if (period.first < thirtyMonthsStart)
        return { ...broken2, retryFrom: Math.min(broken2.retryFrom, thirtyMonthsStart) };
      const alsoBroken = thirtyMonths.obstacle(period);
      return alsoBroken && { ...broken2, retryFrom: Math.min(broken2.retryFrom, alsoBroken.retryFrom) };
    },
    worst: sixMonths.worst
  };
}

// backend/rules/src/settlement/fixedYears.ts
function yearEnds(first, last) {
  const { year, month, day: day3 } = partsOfDay(last);
  const leapDay = month === 2 && day3 === 29;
  const endIn = (ofYear) => dayNumberOf(ofYear, month, leapDay && !isLeapYear(ofYear) ? 28 : day3);
  const ends = [];
  for (let ofYear = partsOfDay(first).year; ofYear <= year; ofYear += 1) {
    const end = endIn(ofYear);
    if (end >= first) ends.push(end);
  }
  return ends;
}
function inFixedYears(days, limit2) {
  const index = indexDays(days);
  const yearOver = (most, first, last) => {
    let before = first - 1;
    let countedBefore = daysThrough(index, before);
    for (const end of yearEnds(first, last)) {
      const counted2 = daysThrough(index, end);
      if (counted2 - countedBefore > most)
        return { first: before + 1, last: end, days: counted2 - countedBefore };
      before = end;
      countedBefore = counted2;
    }
    return null;
  };
  return {
    obstacle: ({ first, last, daysInStep }) => {
      if (daysWithin(index, first, last) <= limit2.days) return null;
      const broken2 = yearOver(limit2.days, first, last);
      if (broken2 === null) return null;
      const moves = daysUntilWithin(index, broken2, limit2.days, daysInStep);
      return { kind: "fixed_year", ...broken2, limit: limit2, retryFrom: first + moves };
    },
    worst: (first, last) => {
      let worst = null;
      for (let year = yearOver(0, first, last); year !== null; year = yearOver(year.days, first, last))
        worst = year;
      return worst && { ...worst, limit: limit2 };
    }
  };
}

// backend/rules/src/settlement/longResidence.ts
function longResidenceRules(absences2) {
  const change = toDayNumber(longResidenceRollingSince);
  const distinct = distinctAbsences(absences2);
  const before = distinct.filter(({ departure }) => departure < change);
  const after = distinct.filter(({ departure }) => departure >= change);
  const rollingDays = unionOf(after);
  return {
    rules: [
      noSingleAbsenceOver(before, longResidenceSingle),
      totalDays(clip(unionOf(before), -Infinity, change - 1), longResidenceTotal),
      rollingYears(rollingDays, anyTwelveMonths)
    ],
    rollingDays
  };
}
function noSingleAbsenceOver(absences2, limit2) {
  const long = absences2.filter((absence) => daysOfAbsence(absence) > limit2.days);
  return {
    obstacle: ({ first, last }) => {
      for (const absence of long) {
        const inPeriod = { first: Math.max(absence.first, first), last: Math.min(absence.last, last) };
        const days = lengthOf(inPeriod);
        if (days > limit2.days)
          return {
            kind: "single_absence",
            ...inPeriod,
            days,
            limit: limit2,
            retryFrom: inPeriod.last - limit2.days + 1
          };
      }
      return null;
    },
    worst: () => null
  };
}

// backend/rules/src/settlement/settlementRules.ts
function settlementAbsences(route, travel) {
  const absenceOfTrip = (trip) => absenceOf(trip, travel.counting, travel.asOf);
  const isPermitted = ({ permittedReason }) => permittedReason !== null && reasonApplies(route, permittedReason);
  const permitted = travel.trips.filter(isPermitted);
  const others = permitted.length === 0 ? travel.trips : travel.trips.filter((trip) => !isPermitted(trip));
  const unpermitted = others.map(absenceOfTrip);
  if (travel.beforeEntry !== null) unpermitted.push(travel.beforeEntry);
  const all = unionOf(unpermitted);
  const absences2 = countedAbsences(route, unpermitted);
  const oldPermission = underOldPermission(travel.grant, travel.permissions);
  const dependant = route.ignoredAbsences?.kind === "permission_granted_before";
  const days = absences2 === unpermitted ? all : unionOf(absences2);
  const countedDays = dependant ? without(days, oldPermission) : days;
  const permittedDays = without(unionOf(permitted.map(absenceOfTrip)), all);
  const ignoredDays = countedDays === all ? [] : without(all, countedDays);
  const sorted = { countedDays, permittedDays, ignoredDays };
  switch (route.absences) {
    case "continuous_residence": {
      const fixedDays = inBoth(countedDays, oldPermission);
      const rollingDays = without(countedDays, oldPermission);
      const rules = [inFixedYears(fixedDays, anyTwelveMonths), rollingYears(rollingDays, anyTwelveMonths)];
      return { ...sorted, rules, rollingDays, fixedDays };
    }
    case "long_residence":
      return { ...sorted, ...longResidenceRules(absences2), fixedDays: [] };
    case "eu_settlement":
      return {
        ...sorted,
        rules: [euSettlementRule(days, travel.startCompleting(toDayNumber(euThirtyMonths.from)))],
        rollingDays: [],
        fixedDays: []
      };
    case "child_born_in_uk":
      return { ...sorted, rules: [totalDays(days, childBornInUk)], rollingDays: [], fixedDays: [] };
    case "none":
      return { ...sorted, rules: [], rollingDays: [], fixedDays: [] };
  }
}
function countedAbsences(route, absences2) {
  const ignored = route.ignoredAbsences;
  if (ignored === null || ignored.kind === "permission_granted_before") return absences2;
  const date = toDayNumber(ignored.date);
  if (ignored.kind === "days_before")
    return absences2.map((absence) => ({ ...absence, first: Math.max(absence.first, date) }));
  return distinctAbsences(absences2).filter(({ departure }) => departure >= date);
}
function reasonApplies(route, permitted) {
  if (route.absences !== "continuous_residence" && route.absences !== "long_residence") return false;
  switch (permitted) {
    case "research":
      return ["skilled_worker", "tier_2", "global_talent", "tier1_exceptional_talent"].includes(route.key);
    case "family_life":
      return route.key === "family_ten_years";
    case "accompanying_main_applicant":
      return route.key === "pbs_dependant";
    case "crisis_overseas":
    case "travel_disruption":
    case "compelling_compassionate":
    case "partner_on_crown_service":
      return true;
  }
}

// backend/rules/src/settlement/assessSettlement.ts
function assessSettlement(question) {
  const { settlement, asOf } = question;
  const route = routeOf(settlement.route);
  const grant = toDayNumber(settlement.grantDate);
  const years = settlement.qualifyingYears ?? route.qualifyingYears[0];
  if (years === void 0) return withoutRoute(route, settlement);
  const entry = settlement.entryDate === void 0 ? grant : toDayNumber(settlement.entryDate);
  const periodStart = route.clockStarts === "entry" ? Math.max(grant, entry) : grant;
  const beforeEntry = entry > periodStart ? { departure: grant, arrival: entry, first: grant, last: entry - 1 } : null;
  const permissions = settlement.permissions ?? [];
  const gaps = gapsBetween(permissions);
  const uncounted = indexDays(unionOf(gaps.flatMap((gap) => gap.uncounted)));
  const absences2 = settlementAbsences(route, {
    ...question,
    grant,
    beforeEntry,
    permissions,
    startCompleting: (day3) => periodCompleteFrom(day3, periodStart, years, uncounted).start
  });
  const rules = [noGap(gaps), ...absences2.rules];
  const lead = route.twentyEightDays ? daysAfterApplication.days : 0;
  const notBefore2 = earliestByCurrentPermission(route, permissions);
  const applicationFor = (countingDate) => Math.max(countingDate - lead, notBefore2);
  const whole = periodFrom(periodStart, years, uncounted);
  const first = firstCompliantPeriod(whole, years, uncounted, rules);
  const reached = first.completes - lead <= asOf;
  const today = periodCompleteFrom(asOf, periodStart, years, uncounted);
  const now = !reached ? null : first.start >= today.start ? first : firstCompliantPeriod(today, years, uncounted, rules);
  const goodNow = now !== null && now.completes <= asOf + lead;
  const chosen = now === null || goodNow ? first : now;
  const eligible = goodNow && applicationFor(first.completes) <= asOf;
  const tooManyDays = chosen.obstacles.some(({ kind }) => kind !== "gap_without_permission");
  const earliest = applicationFor(chosen.completes);
  const closed = closesBefore(route, Math.max(earliest, asOf));
  const dateUnlessClosed = (day3) => closed ? null : fromDayNumber(day3);
  const verdict = closed ? "no_route" : eligible ? "eligible" : tooManyDays && !goodNow ? "over_limit" : "not_yet";
  const looked = goodNow ? now : whole.completes < asOf ? today : whole;
  const worst = worstWindow(looked, absences2.rules);
  return {
    route: settlement.route,
    qualifyingYears: years,
    periodStart: fromDayNumber(periodStart),
    periodComplete: fromDayNumber(whole.completes),
    preEntryDays: beforeEntry === null ? 0 : entry - grant,
    worstTwelveMonths: worst,
    verdict,
    earliestApplicationDate: dateUnlessClosed(earliest),
    literalEarliestApplicationDate: dateUnlessClosed(
      years === 0 ? earliest : applicationFor(chosen.completes - 1)
    ),
    firstCompliantCountingDate: dateUnlessClosed(chosen.completes),
    reasons: settlementReasons({
      route,
      years,
      asOf,
      verdict,
      earliest,
      lead,
      notBefore: notBefore2,
      period: goodNow ? now : chosen,
      looked,
      obstacles: goodNow ? [] : chosen.obstacles,
      worst,
      beforeEntry,
      gaps,
      permissions,
      grant,
      absences: absences2
    })
  };
}
function closesBefore({ closes }, day3) {
  return closes !== null && day3 > toDayNumber(closes.laterFor?.on ?? closes.on);
}
function withoutRoute(route, settlement) {
  return {
    route: settlement.route,
    qualifyingYears: null,
    periodStart: settlement.grantDate,
    periodComplete: null,
    preEntryDays: 0,
    worstTwelveMonths: null,
    verdict: "no_route",
    earliestApplicationDate: null,
    literalEarliestApplicationDate: null,
    firstCompliantCountingDate: null,
    reasons: noRouteReasons(route)
  };
}
function earliestByCurrentPermission(route, permissions) {
  if (route.absences !== "long_residence") return -Infinity;
  const current = permissions.reduce(
    (latest, permission) => latest === null || permission.from > latest.from ? permission : latest,
    null
  );
  const granted = current?.grantedOn ?? current?.from;
  if (granted === void 0 || granted < longResidenceCurrentPermission.from) return -Infinity;
  return yearsLater(toDayNumber(granted), longResidenceCurrentPermission.years);
}
function worstWindow(period, rules) {
  const windows = rules.map((rule) => rule.worst(period.start, period.completes - 1)).filter((window) => window !== null);
  const [firstWindow, ...others] = windows;
  if (firstWindow === void 0) return null;
  const worst = others.reduce((most, window) => window.days > most.days ? window : most, firstWindow);
  return {
    days: worst.days,
    from: fromDayNumber(worst.first),
    to: fromDayNumber(worst.last),
    limit: worst.limit.days,
    exceeded: worst.days > worst.limit.days
  };
}

// backend/rules/src/assessment/problems.ts
var mostTrips = 2e3;
var mostPermissions = 100;
var earliestDate = "1900-01-01";
var latestDate = "2199-12-31";
var UnsoundAssessment = class extends Error {
  constructor(problems) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join(" "));
    this.problems = problems;
  }
  problems;
  name = "UnsoundAssessment";
  code = "unsound_assessment";
};
function problemsOf(request) {
  const problems = [];
  const dated2 = (field, date) => {
    if (date === null || date === void 0) return false;
    if (!isCivilDate(date)) {
      problems.push({ field, message: "Enter a day that exists, as yyyy-MM-dd." });
      return false;
    }
    if (date < earliestDate || date > latestDate) {
      problems.push({ field, message: `Enter a day from ${earliestDate} to ${latestDate}.` });
      return false;
    }
    return true;
  };
  const ordered = (first, last, message) => {
    const bothDated = [dated2(...first), dated2(...last)].every(Boolean);
    if (bothDated && last[1] !== null && last[1] < first[1]) problems.push({ field: last[0], message });
  };
  dated2("asOf", request.asOf);
  if (request.trips.length > mostTrips)
    problems.push({ field: "trips", message: `Give at most ${mostTrips} trips.` });
  else
    request.trips.forEach(
      ({ departureDate, returnDate }, position) => ordered(
        [`trips.${position}.departureDate`, departureDate],
        [`trips.${position}.returnDate`, returnDate],
        "The return is before the departure."
      )
    );
  const { settlement, citizenship } = request;
  if (settlement !== void 0) {
    dated2("settlement.grantDate", settlement.grantDate);
    dated2("settlement.entryDate", settlement.entryDate);
    if (settlement.permissions !== void 0 && settlement.permissions.length > mostPermissions)
      problems.push({
        field: "settlement.permissions",
        message: `Give at most ${mostPermissions} permissions.`
      });
    else
      settlement.permissions?.forEach(({ from, to, grantedOn }, position) => {
        const field = `settlement.permissions.${position}`;
        ordered([`${field}.from`, from], [`${field}.to`, to], "The permission ends before it begins.");
        dated2(`${field}.grantedOn`, grantedOn);
      });
    problems.push(...routeProblems(settlement.route, settlement.qualifyingYears));
  }
  dated2("citizenship.applicationDate", citizenship?.applicationDate);
  dated2("citizenship.settledSince", citizenship?.settledSince);
  return problems;
}
function routeProblems(key, years) {
  if (!isRouteKey(key)) return [{ field: "settlement.route", message: "This route is not known." }];
  const { qualifyingYears } = routeOf(key);
  if (years === void 0 || qualifyingYears.length === 0 || qualifyingYears.includes(years)) return [];
  return [
    {
      field: "settlement.qualifyingYears",
      message: `This route asks for ${qualifyingYears.join(" or ")} years.`
    }
  ];
}

// backend/rules/src/assessment/request.ts
function datedTrip(trip) {
  return { ...tripDays(trip), permittedReason: trip.permittedReason ?? null };
}

// backend/rules/src/assessment/warnings.ts
function warningsOf(trips, asOf) {
  const overlapping = overlappingPositions(trips, asOf);
  const open = positionsWhere(trips, ({ arrival }) => arrival === null);
  const ahead = positionsWhere(trips, ({ departure }) => departure > asOf);
  const warnings = [
    {
      code: "overlapping_trips",
      message: "These trips overlap. Each day is counted once.",
      trips: overlapping
    },
    {
      code: "no_return_date",
      message: "These trips have no return date. They are counted to the day before the assessment.",
      trips: open
    },
    { code: "planned_trips", message: "These trips lie ahead. They are counted as planned.", trips: ahead }
  ];
  return warnings.filter((warning) => warning.trips.length > 0);
}
function positionsWhere(trips, holds) {
  return trips.flatMap((trip, position) => holds(trip) ? [position] : []);
}
function overlappingPositions(trips, asOf) {
  const inOrder = trips.map(({ departure, arrival }, position) => ({
    position,
    departure,
    arrival: arrival ?? Math.max(departure, asOf)
  })).sort((a, b) => a.departure - b.departure || a.arrival - b.arrival);
  const overlapping = /* @__PURE__ */ new Set();
  let furthest;
  for (const trip of inOrder) {
    if (furthest !== void 0 && trip.departure < furthest.arrival)
      overlapping.add(trip.position).add(furthest.position);
    if (furthest === void 0 || trip.arrival > furthest.arrival) furthest = trip;
  }
  return [...overlapping].sort((a, b) => a - b);
}

// backend/rules/src/assessment/assess.ts
function assess({ counting, ...question }) {
  return assessing(question)(counting);
}
function assessBothWays(question) {
  return byCount(assessing(question));
}
function assessing(question) {
  const problems = problemsOf(question);
  if (problems.length > 0) throw new UnsoundAssessment(problems);
  const asOf = toDayNumber(question.asOf);
  const trips = question.trips.map(datedTrip);
  const warnings = warningsOf(trips, asOf);
  const settlementBy = settlementOf(question, trips, asOf);
  const citizenshipBy = citizenshipOf(question, trips, asOf);
  return (counting) => {
    const absences2 = trips.map((trip) => absenceOf(trip, counting, asOf));
    const away = indexDays(unionOf(absences2));
    const busiest = worstTwelveMonths(away);
    return {
      asOf: question.asOf,
      counting,
      ruleSet,
      incomplete: trips.some(({ arrival }) => arrival === null),
      warnings,
      trips: question.trips.map(({ departureDate, returnDate }, position) => {
        const absence = absences2[position];
        return { departureDate, returnDate, days: absence === void 0 ? 0 : daysOfAbsence(absence) };
      }),
      totalDays: away.total,
      busiestTwelveMonths: busiest && againstTwelveMonths(busiest.days, busiest),
      settlement: settlementBy && withOtherSettlement(settlementBy, counting),
      citizenship: citizenshipBy && withOtherCitizenship(citizenshipBy, counting)
    };
  };
}
var byCount = (answer) => ({
  inclusive: answer("inclusive"),
  whole_days: answer("whole_days")
});
function againstTwelveMonths(days, { first, last }) {
  const limit2 = anyTwelveMonths.days;
  return { days, from: fromDayNumber(first), to: fromDayNumber(last), limit: limit2, exceeded: days > limit2 };
}
function settlementOf({ settlement }, trips, asOf) {
  if (settlement === void 0) return null;
  return byCount((counting) => assessSettlement({ settlement, trips, counting, asOf }));
}
function withOtherSettlement(answers, counting) {
  const [answer, other] = [answers[counting], answers[otherCount(counting)]];
  const same = answer.verdict === other.verdict && answer.earliestApplicationDate === other.earliestApplicationDate;
  return same ? answer : { ...answer, reasons: [...answer.reasons, settlementByOtherCount(other, counting)] };
}
function settlementByOtherCount(other, counting) {
  const worst = other.worstTwelveMonths;
  const days = worst === null ? "" : `, you were away ${dayCount(worst.days)} in the worst twelve months: ${worst.exceeded ? "over" : "within"} the limit of ${worst.limit}`;
  const date = other.earliestApplicationDate === null ? "" : ` The first day to apply is then ${written(toDayNumber(other.earliestApplicationDate))}.`;
  return {
    code: "other_count_differs",
    message: `By ${nameOfOtherCount(counting)}${days}.${date}`,
    ...worst === null ? {} : { days: worst.days, limit: worst.limit, from: worst.from, to: worst.to },
    source: sources.continuousResidenceGuidance,
    standing: "to_know"
  };
}
function citizenshipOf({ citizenship, settlement }, trips, asOf) {
  if (citizenship === void 0) return null;
  const beforeEntry = settlement?.entryDate === void 0 ? null : beforeEntryOf(settlement.grantDate, settlement.entryDate);
  return byCount((counting) => assessCitizenship({ citizenship, trips, asOf, beforeEntry, counting }));
}
function withOtherCitizenship(answers, counting) {
  const [answer, other] = [answers[counting], answers[otherCount(counting)]];
  if (answer.verdict === other.verdict && answer.firstGoodDate === other.firstGoodDate) return answer;
  const firstGood = other.firstGoodDate === null ? "" : ` The first day that meets everything is then ${written(toDayNumber(other.firstGoodDate))}.`;
  const differs = toKnow(
    "other_count_differs",
    `By ${nameOfOtherCount(counting)}, you were away ${dayCount(other.totalDays)} in all, with a limit of ${other.totalLimit}, and ${dayCount(other.finalYearDays)} in the final year, with a limit of ${other.finalYearLimit}.${firstGood}`,
    sources.naturalisationGuidance,
    { days: other.totalDays, limit: other.totalLimit }
  );
  return { ...answer, reasons: [...answer.reasons, differs] };
}
function beforeEntryOf(grantDate, entryDate) {
  return { first: toDayNumber(grantDate), last: toDayNumber(entryDate) - 1 };
}
function otherCount(counting) {
  return counting === "inclusive" ? "whole_days" : "inclusive";
}
function nameOfOtherCount(counting) {
  return counting === "inclusive" ? "the Home Office’s count, which leaves out the days you travel" : "the cautious count, which includes the days you travel";
}

// backend/rules/src/calculators/calculatorTrip.ts
function assessedTrips(trips) {
  return trips.map(({ startDate, endDate, permittedReason }) => ({
    departureDate: startDate,
    returnDate: endDate,
    ...permittedReason === null || permittedReason === void 0 ? {} : { permittedReason }
  }));
}

// backend/rules/src/calculators/citizenship/absences.ts
function typedAbsences(form, totalLimit, timeAllowsFrom) {
  const { totalAbsences: total, recentAbsences: recent } = form;
  const over = total > totalLimit || recent > finalYearLimit.days;
  return {
    ...{ total, recent, presentOnFirstDay: true, counts: null },
    firstGoodDate: over ? null : timeAllowsFrom,
    reasons: over ? [
      toKnow(
        "absence_dates_unknown",
        "No date can be named: totals do not show when your days away fall out of the years that count. Enter individual trips to see it.",
        sources.naturalisationGuidance
      )
    ] : []
  };
}
function absencesOfTrips(form, { application, today, timeAllowsFrom }) {
  const trips = assessedTrips(form.absenceRecords);
  const assessOn = (applicationDate, asOf, counting) => assess({
    ...{ asOf, counting, trips },
    citizenship: {
      applicationDate,
      settledSince: form.settlementDate,
      spouseOfBritishCitizen: form.isSpouseRoute
    }
  });
  const firstGoodDate = (counting) => timeAllowsFrom > latestDate ? null : citizenshipOf2(assessOn(timeAllowsFrom, timeAllowsFrom, counting)).firstGoodDate;
  const cautious = assessOn(application, today, "inclusive");
  const homeOffice = assessOn(application, today, "whole_days");
  const answer = citizenshipOf2(cautious);
  const typed = form.recentAbsences;
  const recent = Math.max(typed, answer.finalYearDays);
  const typedIsOver = typed > finalYearLimit.days && typed > answer.finalYearDays;
  return {
    total: answer.totalDays,
    recent,
    presentOnFirstDay: answer.presentOnFirstDay,
    firstGoodDate: typedIsOver ? null : firstGoodDate("inclusive"),
    reasons: [
      ...answer.reasons,
      ...typed === answer.finalYearDays || typed === 0 ? [] : [recentDiffers(typed, answer)]
    ],
    counts: {
      cautious,
      homeOffice,
      homeOfficeSays: saysOf(
        { ...answer, firstGoodDate: firstGoodDate("inclusive") },
        { ...citizenshipOf2(homeOffice), firstGoodDate: firstGoodDate("whole_days") }
      )
    }
  };
}
function citizenshipOf2({ citizenship }) {
  if (citizenship === null) throw new TypeError("A question about citizenship was left without an answer");
  return citizenship;
}
function recentDiffers(typed, { finalYearDays, finalYearFrom, applicationDate }) {
  return toKnow(
    "recent_absences_differ",
    `You typed ${dayCount(typed)} away in the last 12 months; your trips come to ${dayCount(finalYearDays)}. The larger number is used. Check that every trip is in the list.`,
    finalYearLimit.source,
    {
      days: Math.max(typed, finalYearDays),
      limit: finalYearLimit.days,
      first: toDayNumber(finalYearFrom),
      last: toDayNumber(applicationDate)
    }
  );
}
function saysOf(cautious, homeOffice) {
  const { verdict, firstGoodDate, totalDays: totalDays2, totalLimit, finalYearDays } = homeOffice;
  if (verdict === cautious.verdict && firstGoodDate === cautious.firstGoodDate) return null;
  const total = `${dayCount(totalDays2)} in all (${withinOrOver(totalDays2, totalLimit)} the limit of ${totalLimit})`;
  const recent = `${dayCount(finalYearDays)} in the final year (${withinOrOver(finalYearDays, finalYearLimit.days)} the limit of ${finalYearLimit.days})`;
  const date = firstGoodDate === null || firstGoodDate === cautious.firstGoodDate ? "" : ` The first day that your time and days away allow is then ${written(toDayNumber(firstGoodDate))}.`;
  return `By the Home Office’s count, which leaves out the days you travel, you were away ${total} and ${recent}.${date}`;
}
function withinOrOver(days, limit2) {
  return days > limit2 ? "over" : "within";
}

// backend/rules/src/calculators/fieldProblems.ts
var FieldProblems = class {
  #problems = /* @__PURE__ */ new Map();
  /** True when a day exists and lies within the years that the program counts in; otherwise its field is named. */
  dated(field, date) {
    if (!isCivilDate(date)) return this.#named(field, "Enter a day that exists, as yyyy-MM-dd.");
    if (date < earliestDate || date > latestDate)
      return this.#named(field, `Enter a day from ${earliestDate} to ${latestDate}.`);
    return true;
  }
  /** Names a field where a sentence about it does not hold. */
  require(holds, field, message) {
    if (!holds) this.#named(field, message);
  }
  /** Checks each trip of a list: days that exist, the return not before the departure. */
  trips(field, trips) {
    if (trips.length > mostTrips) {
      this.#named(field, `Give at most ${mostTrips.toLocaleString("en-GB")} trips.`);
      return;
    }
    trips.forEach(({ startDate, endDate }, position) => {
      const path = `${field}.${position}`;
      const dated2 = [this.dated(`${path}.startDate`, startDate), this.dated(`${path}.endDate`, endDate)];
      if (dated2.every(Boolean))
        this.require(endDate >= startDate, `${path}.endDate`, "End date must be after start date");
    });
  }
  /** @throws UnsoundAssessment when anything was wrong */
  throwAny() {
    if (this.#problems.size === 0) return;
    const problems = [...this.#problems].map(([field, message]) => ({ field, message }));
    throw new UnsoundAssessment(problems);
  }
  #named(field, message) {
    if (!this.#problems.has(field)) this.#problems.set(field, message);
    return false;
  }
};

// backend/rules/src/calculators/citizenship/citizenshipRules.ts
var yearsOfSettlement = { spouse: 0, others: 1, source: sources.nationalityAct };
function periodLimit(spouse) {
  return spouse ? threeYearLimit : fiveYearLimit;
}
function yearsOf(spouse) {
  return periodLimit(spouse).years;
}
function settledLongEnough(settlement, spouse) {
  return addYears(settlement, spouse ? yearsOfSettlement.spouse : yearsOfSettlement.others);
}
function firstDayOfYears(application, years) {
  return addDays(addYears(application, -years), 1);
}
function residentLongEnough(entry, years) {
  let application = addYears(addDays(entry, -1), years);
  while (firstDayOfYears(application, years) < entry) application = addDays(application, 1);
  return application;
}

// backend/rules/src/calculators/citizenship/citizenshipProblems.ts
function requireSoundCitizenshipForm(form, application) {
  const problems = new FieldProblems();
  const dated2 = {
    entry: problems.dated("ukEntryDate", form.ukEntryDate),
    settlement: problems.dated("settlementDate", form.settlementDate),
    application: problems.dated("applicationDate", application)
  };
  if (dated2.entry && dated2.application)
    problems.require(
      form.ukEntryDate <= application,
      "ukEntryDate",
      "Your entry date cannot be after the day you plan to apply"
    );
  if (dated2.settlement && dated2.application)
    problems.require(
      form.settlementDate <= application,
      "settlementDate",
      "Your settlement date cannot be after the day you plan to apply"
    );
  problems.require(isDays(form.recentAbsences), "recentAbsences", "Enter 0 or more whole days");
  problems.require(form.recentAbsences <= 365, "recentAbsences", "Enter at most 365 days");
  if (form.useDetailedAbsences) problems.trips("absenceRecords", form.absenceRecords);
  else {
    const most = 365 * yearsOf(form.isSpouseRoute);
    problems.require(isDays(form.totalAbsences), "totalAbsences", "Enter 0 or more whole days");
    problems.require(
      form.totalAbsences <= most,
      "totalAbsences",
      `Enter at most ${most.toLocaleString("en-GB")} days`
    );
  }
  problems.throwAny();
}
function isDays(days) {
  return Number.isInteger(days) && days >= 0;
}

// backend/rules/src/calculators/citizenship/reasons.ts
var saidHere = /^(total|final_year)_|^(not_)?settled_long_enough$|^first_good_date$|^other_count_differs$/;
function citizenshipReasons(findings) {
  const said = [
    ...timeReasons(findings),
    ...absenceReasons2(findings),
    ...findings.absences.reasons.filter(({ code }) => !saidHere.test(code)).map(standingOfFirstDay),
    ...characterReasons(findings.form),
    ...settlementReasons2(findings)
  ];
  const order = ["against", "met", "to_know"];
  const rank = ({ standing: standing2 }) => order.indexOf(standing2 ?? "to_know");
  return [...said].sort((a, b) => rank(a) - rank(b));
}
function standingOfFirstDay(reason2) {
  if (reason2.standing !== void 0) return reason2;
  return { ...reason2, standing: reason2.code === "absent_on_first_day" ? "against" : "met" };
}
function timeReasons({ form, application, residentFrom, settledFrom }) {
  const { years } = periodLimit(form.isSpouseRoute);
  const residence = residentFrom <= application ? met : against;
  const settled = settledFrom <= application ? met : against;
  const wait = form.isSpouseRoute ? "Settlement is needed on the day of application" : "Twelve months of settlement are needed before the application";
  return [
    residence(
      "residence",
      `${years} years since your entry on ${day(form.ukEntryDate)} are complete for an application on ${day(residentFrom)} or later.`,
      sources.nationalityAct,
      { first: toDayNumber(form.ukEntryDate), last: toDayNumber(residentFrom) }
    ),
    settled(
      settledFrom <= application ? "settled_long_enough" : "not_settled_long_enough",
      `${wait}: complete on ${day(settledFrom)}.`,
      yearsOfSettlement.source,
      { first: toDayNumber(form.settlementDate), last: toDayNumber(settledFrom) }
    )
  ];
}
function absenceReasons2({ form, application, absences: absences2, total, recent }) {
  const { years, days: limit2 } = periodLimit(form.isSpouseRoute);
  const last = toDayNumber(application);
  return [
    (total.band === "meets" ? met : against)(
      `total_${total.outcome}`,
      `${dayCount(absences2.total)} away in the ${years} years; the limit is ${limit2}. ${total.message}`,
      total.source,
      { days: absences2.total, limit: limit2, first: toDayNumber(firstDayOfYears(application, years)), last }
    ),
    (recent.band === "meets" ? met : against)(
      `final_year_${recent.outcome}`,
      `${dayCount(absences2.recent)} away in the final year; the limit is ${finalYearLimit.days}. ${recent.message}`,
      recent.source,
      {
        days: absences2.recent,
        limit: finalYearLimit.days,
        first: toDayNumber(firstDayOfYears(application, finalYearLimit.years)),
        last
      }
    )
  ];
}
function characterReasons(form) {
  const advice = "Take advice before you apply.";
  const known = [
    [
      form.hasCriminalRecord,
      "criminal_record",
      `A criminal record can lead to a refusal, depending on the sentence and how long ago it was. ${advice}`
    ],
    [
      form.hasFinancialIssues,
      "financial_issues",
      `Bankruptcy, unpaid tax or other debts can speak against good character. ${advice}`
    ],
    [
      form.hasImmigrationIssues,
      "immigration_issues",
      `Overstaying, illegal entry or breaches of a visa’s conditions can speak against good character. ${advice}`
    ]
  ];
  return known.flatMap(
    ([holds, code, message]) => holds ? [toKnow(code, message, sources.naturalisationGuidance)] : []
  );
}
function settlementReasons2({ form, today }) {
  const reasons = [];
  const source3 = sources.nationalityAct;
  if (form.statusType === "other")
    reasons.push(
      toKnow(
        "settlement_status_unclear",
        "Citizenship needs indefinite leave, settled status or another right to stay without a time limit. Check that yours is one.",
        source3
      )
    );
  if (form.settlementDate > today)
    reasons.push(
      toKnow(
        "settlement_planned",
        `Your settlement on ${day(form.settlementDate)} lies ahead: the answer holds only if it is granted by then.`,
        source3
      )
    );
  if (form.settlementDate < form.ukEntryDate)
    reasons.push(
      toKnow(
        "settled_before_entry",
        "Your settlement was granted before your entry. That happens, but check both dates.",
        source3
      )
    );
  return reasons;
}
function day(date) {
  return written(toDayNumber(date));
}

// backend/rules/src/calculators/citizenship/suggestions.ts
function suggestionsFor(shortcomings) {
  return [...waiting(shortcomings), ...absences(shortcomings), ...requirements(shortcomings)];
}
function waiting({
  application,
  settledLongEnoughFrom,
  residentLongEnoughFrom,
  firstDay
}) {
  const waits = [
    ...settledLongEnoughFrom > application ? [`Your settlement has lasted long enough on ${day2(settledLongEnoughFrom)}.`] : [],
    ...residentLongEnoughFrom > application ? [`Your years of residence are complete on ${day2(residentLongEnoughFrom)}.`] : []
  ];
  if (waits.length === 0) return [];
  const date = firstDay === null ? "" : ` The first day that time and your days away allow is ${day2(firstDay)}.`;
  return [{ code: "waiting_date", title: "Wait before you apply", message: `${waits.join(" ")}${date}` }];
}
function absences({ total, recent, presentOnFirstDay, firstDay }) {
  const later = firstDay === null ? "Enter your individual trips to see from when on your days away are within the limit." : `Or wait: from ${day2(firstDay)} your days away are within the limits.`;
  const suggestions = [];
  if (total.band !== "meets")
    suggestions.push({
      code: "absences_total",
      title: "Too many days away in all",
      message: `${total.days} days away, ${total.days - total.limit} more than the limit of ${total.limit}. ${discretion(total)} ${later}`
    });
  if (recent.band !== "meets")
    suggestions.push({
      code: "absences_recent",
      title: "Too many days away in the final year",
      message: `${recent.days} days away, ${recent.days - recent.limit} more than the limit of ${recent.limit}. ${discretion(recent)} ${later}`
    });
  if (!presentOnFirstDay)
    suggestions.push({
      code: "first_day",
      title: "Be in the UK on the first day",
      message: `You have to be in the UK on the first day of the years that count, and your trips show you abroad on it. ${firstDay === null ? later : `From ${day2(firstDay)} this is right.`}`
    });
  return suggestions;
}
function discretion({ band, message }) {
  switch (band) {
    case "discretion_expected":
      return `Discretion may apply, and is normally given. ${message}`;
    case "discretion_conditional":
      return `Discretion may apply, on conditions. ${message}`;
    default:
      return message;
  }
}
function requirements({ form, presentOnFirstDay }) {
  const missing = [
    [
      form.isSpouseRoute || form.settlementStatus12Months,
      {
        code: "settlement_12_months",
        title: "Twelve months of settlement",
        message: "Hold indefinite leave or settled status for 12 months before you apply, and confirm it here."
      }
    ],
    [
      form.englishLanguage,
      {
        code: "english",
        title: "English language",
        message: "Show English at level B1 or higher: with an approved test, a degree taught in English, or as a national of a majority English-speaking country."
      }
    ],
    [
      form.lifeInUK,
      {
        code: "life_in_uk",
        title: "Life in the UK test",
        message: "Pass the Life in the UK test. A pass for your settlement counts and never expires."
      }
    ],
    [
      form.goodCharacter,
      {
        code: "good_character",
        title: "Good character",
        message: "If anything may speak against your good character, take advice from a regulated adviser before you apply."
      }
    ],
    [
      form.intendsToContinueResiding,
      {
        code: "future_intentions",
        title: "Living in the UK",
        message: "Confirm that you intend to go on living in the UK."
      }
    ],
    [
      form.physicalPresence,
      {
        code: "physical_presence",
        title: "Presence in the UK",
        message: "Confirm that you were in the UK in the years that count, and have proof of it."
      }
    ],
    [
      form.physicalPresenceExactDate || !presentOnFirstDay,
      {
        code: "exact_date",
        title: "The first day of the years",
        message: "Confirm that you were in the UK on the first day of the years, and have proof of it."
      }
    ]
  ];
  return missing.flatMap(([holds, suggestion]) => holds ? [] : [suggestion]);
}
function day2(date) {
  return written(toDayNumber(date));
}

// backend/rules/src/calculators/citizenship/calculateCitizenship.ts
function calculateCitizenship(form, today) {
  const application = form.applicationDate ?? today;
  requireSoundCitizenshipForm(form, application);
  const { isSpouseRoute: spouse, ukEntryDate, settlementDate } = form;
  const { years, days: limit2 } = periodLimit(spouse);
  const from = firstDayOfYears(application, years);
  const settledFrom = settledLongEnough(settlementDate, spouse);
  const residentFrom = residentLongEnough(ukEntryDate, years);
  const timeAllowsFrom = latestOf(today, settledFrom, residentFrom);
  const absences2 = form.useDetailedAbsences ? absencesOfTrips(form, { application, today, timeAllowsFrom }) : typedAbsences(form, limit2, timeAllowsFrom);
  const total = discretionFor(spouse ? "three_years" : "five_years", absences2.total);
  const recent = discretionFor("final_year", absences2.recent, total.band === "meets");
  const hasMinimumSettlementPeriod = settledFrom <= application;
  const hasMinimumUKResidence = residentFrom <= application;
  const physicalPresenceExactDate = form.physicalPresenceExactDate && absences2.presentOnFirstDay;
  const meetsOtherRequirements = form.physicalPresence && physicalPresenceExactDate && (spouse || form.settlementStatus12Months) && form.englishLanguage && form.lifeInUK && form.goodCharacter && form.intendsToContinueResiding;
  const timeAndDays = hasMinimumSettlementPeriod && hasMinimumUKResidence && total.band === "meets" && recent.band === "meets" && absences2.presentOnFirstDay;
  const isEligible = timeAndDays && meetsOtherRequirements;
  return {
    isEligible,
    immigrationRoute: form.immigrationRoute,
    minUkResidencyYears: years,
    requiredSettlementWaitYears: spouse ? yearsOfSettlement.spouse : yearsOfSettlement.others,
    hasMinimumSettlementPeriod,
    hasMinimumUKResidence,
    settlementDays: daysFrom(settlementDate, application),
    requiredSettlementDays: daysFrom(settlementDate, settledFrom),
    isSpouseRoute: spouse,
    ukEntryDate,
    totalUKResidenceDays: daysFrom(ukEntryDate, application),
    totalUKResidenceYears: wholeYears(ukEntryDate, application),
    requiredDays: daysFrom(from, application),
    suggestedEligibilityDate: timeAndDays && !isEligible ? null : absences2.firstGoodDate,
    meetsAbsenceTotal: total.band === "meets",
    meetsAbsenceRecent: recent.band === "meets",
    absenceDaysTotal: absences2.total,
    absenceDaysRecent: absences2.recent,
    absenceLimit: limit2,
    meetsOtherRequirements,
    physicalPresence: form.physicalPresence,
    physicalPresenceExactDate,
    settlementStatus12Months: form.settlementStatus12Months,
    englishLanguage: form.englishLanguage,
    lifeInUK: form.lifeInUK,
    goodCharacter: form.goodCharacter,
    intendsToContinueResiding: form.intendsToContinueResiding,
    applicationDate: application,
    settlementDate,
    settledLongEnoughFrom: settledFrom,
    recentAbsenceLimit: finalYearLimit.days,
    period: { from, to: application, finalYearFrom: firstDayOfYears(application, finalYearLimit.years) },
    totalBand: total.band,
    recentBand: recent.band,
    suggestions: suggestionsFor({
      ...{ form, application, presentOnFirstDay: absences2.presentOnFirstDay },
      firstDay: absences2.firstGoodDate,
      settledLongEnoughFrom: settledFrom,
      residentLongEnoughFrom: residentFrom,
      total: { ...total, days: absences2.total, limit: limit2 },
      recent: { ...recent, days: absences2.recent, limit: finalYearLimit.days }
    }),
    reasons: citizenshipReasons({
      form,
      application,
      absences: absences2,
      total,
      recent,
      residentFrom,
      settledFrom,
      today
    }),
    cautious: absences2.counts?.cautious ?? null,
    homeOffice: absences2.counts?.homeOffice ?? null,
    homeOfficeDiffers: (absences2.counts?.homeOfficeSays ?? null) !== null,
    homeOfficeSays: absences2.counts?.homeOfficeSays ?? null,
    calculationDate: today,
    ruleSet
  };
}
function daysFrom(first, last) {
  return toDayNumber(last) - toDayNumber(first);
}
function latestOf(...dates) {
  return dates.reduce((latest, date) => date > latest ? date : latest);
}
function wholeYears(since2, until) {
  let years = 0;
  while (addYears(since2, years + 1) <= until) years += 1;
  return years;
}

// backend/rules/src/routes/visaTypes.ts
var routeByVisaType = {
  // Calculator of settlement
  skilled_worker: "skilled_worker",
  tier_2: "tier_2",
  scale_up: "scale_up",
  global_talent: "global_talent",
  innovator_founder: "innovator_founder",
  rep_overseas_business: "rep_overseas_business",
  religious_worker: "religious_worker",
  domestic_worker: "domestic_worker",
  tier_1: "tier1_other",
  tier_1_investor: "tier1_investor",
  tier_1_entrepreneur: "tier1_entrepreneur",
  tier_1_graduate_entrepreneur: "tier1_graduate_entrepreneur",
  spouse: "partner",
  // The five years of a partner; the ten-year way is a choice of its own.
  family: "partner",
  parent_of_child: "parent_of_child",
  student: "student",
  youth_mobility: "youth_mobility",
  uk_ancestry: "uk_ancestry",
  refugee: "refugee",
  humanitarian_protection: "humanitarian_protection",
  pbs_dependant: "pbs_dependant",
  long_residence: "long_residence",
  other: null,
  // Visa form and visa history
  ancestry: "uk_ancestry",
  start_up: "start_up",
  innovator: "innovator_founder",
  high_potential: "high_potential_individual",
  // Dependants
  dependent: "pbs_dependant",
  student_dependent: "student_dependant",
  tier_2_dependent: "pbs_dependant",
  // Onboarding
  spouse_partner: "partner",
  graduate: "graduate",
  global_business_mobility: "global_business_mobility",
  high_potential_individual: "high_potential_individual",
  bno: "hk_bno",
  // Calculator of citizenship
  eu_settled_status: "eu_settled_status",
  spouse_of_uk_citizen: "partner",
  investor: "tier1_investor",
  child_born_in_uk: "child_born_in_uk"
};
var visaTypes = Object.keys(routeByVisaType);
function routeOfVisaType(visaType) {
  return Object.hasOwn(routeByVisaType, visaType) ? routeByVisaType[visaType] ?? null : null;
}

// backend/rules/src/calculators/ilr/ilrProblems.ts
function requireSoundIlrForm(form, today) {
  const problems = new FieldProblems();
  const { visaStartDate, entryDate, visaExpiryDate } = form;
  const startIsDated = problems.dated("visaStartDate", visaStartDate);
  if (startIsDated)
    problems.require(visaStartDate <= today, "visaStartDate", "Visa issue date cannot be in the future");
  if (entryDate !== null && entryDate !== void 0 && problems.dated("entryDate", entryDate)) {
    if (startIsDated)
      problems.require(
        entryDate >= visaStartDate,
        "entryDate",
        "UK entry date cannot be before the visa issue date"
      );
    problems.require(entryDate <= today, "entryDate", "UK entry date cannot be in the future");
  }
  if (visaExpiryDate !== null && visaExpiryDate !== void 0)
    problems.dated("visaExpiryDate", visaExpiryDate);
  if (form.useDetailedAbsences) problems.trips("detailedAbsences", form.detailedAbsences);
  else requireSoundYears(problems, form.absencesPerYear);
  problems.throwAny();
}
function requireSoundYears(problems, totals) {
  const seen = /* @__PURE__ */ new Set();
  totals.forEach(({ year, days }, position) => {
    const path = `absencesPerYear.${position}`;
    const known = Number.isInteger(year) && year >= partsOf(earliestDate).year && year <= partsOf(latestDate).year;
    problems.require(known, `${path}.year`, "Enter a year.");
    problems.require(!seen.has(year), `${path}.year`, `The year ${year} is there twice.`);
    seen.add(year);
    problems.require(Number.isInteger(days) && days >= 0, `${path}.days`, "Enter 0 or more whole days");
    if (!known) return;
    const most = lengthOf({ first: dayNumberOf(year, 1, 1), last: dayNumberOf(year, 12, 31) });
    problems.require(days <= most, `${path}.days`, `The year ${year} has ${most} days`);
  });
}

// backend/rules/src/calculators/ilr/qualifyingYears.ts
function yearsLookedAt(answer, years, asOf) {
  const served = yearsServed(answer);
  if (answer.verdict === "eligible" && served !== null) return served;
  const first = Math.max(toDayNumber(answer.periodStart), startOfYearsTo(asOf, years));
  return { first, last: yearsLater(first, years) - 1 };
}
function yearsServed({ reasons }) {
  const served = reasons.find(({ code }) => code === "qualifying_period");
  if (served?.from === void 0 || served.to === void 0) return null;
  return { first: toDayNumber(served.from), last: toDayNumber(served.to) };
}
function startOfYearsTo(day3, years) {
  let start = yearsLater(day3, -years) - 1;
  while (yearsLater(start, years) < day3) start += 1;
  return start;
}
function calendarYearsOf({ first, last }) {
  const years = [];
  for (let year = partsOfDay(first).year; year <= partsOfDay(last).year; year += 1)
    years.push({
      year,
      first: Math.max(first, dayNumberOf(year, 1, 1)),
      last: Math.min(last, dayNumberOf(year, 12, 31))
    });
  return years;
}
function limitsTwelveMonths({ absences: absences2 }) {
  return absences2 === "continuous_residence" || absences2 === "long_residence";
}
function countsTwelveMonthsIn(route, year) {
  const since2 = partsOf(longResidenceRollingSince).year;
  return limitsTwelveMonths(route) && (route.absences !== "long_residence" || year >= since2);
}
function isOverInYear(route, year, days) {
  return countsTwelveMonthsIn(route, year) && days > anyTwelveMonths.days;
}
function absenceLimitOf(route, years, { first, last }) {
  switch (route.absences) {
    case "continuous_residence":
      return anyTwelveMonths.days * years;
    case "long_residence": {
      const change = toDayNumber(longResidenceRollingSince);
      const before = first < change ? longResidenceTotal.days : 0;
      return before + anyTwelveMonths.days * yearsBegun(Math.max(first, change), last);
    }
    default:
      return null;
  }
}
function yearsBegun(first, last) {
  let years = 0;
  while (yearsLater(first, years) <= last) years += 1;
  return years;
}

// backend/rules/src/calculators/ilr/judgeByTrips.ts
var overLimit = /* @__PURE__ */ new Set([
  "twelve_months_over_limit",
  "fixed_year_over_limit",
  "single_absence_over_limit",
  "total_over_limit"
]);
function judgeByTrips({ form, route: key, years, today }) {
  const route = routeOf(key);
  const asOf = toDayNumber(today);
  const settlement = {
    route: key,
    grantDate: form.visaStartDate,
    ...form.entryDate === null || form.entryDate === void 0 ? {} : { entryDate: form.entryDate }
  };
  const counts = bothCounts(
    (counting) => assess({ asOf: today, counting, trips: assessedTrips(form.detailedAbsences), settlement })
  );
  const answer = counts.cautious.settlement;
  if (answer === null) throw new TypeError("A question about settlement was left without an answer");
  const period = yearsLookedAt(answer, years, asOf);
  const away = daysThatCount(form, route);
  const broken2 = answer.reasons.filter(({ code }) => overLimit.has(code));
  return {
    verdict: answer.verdict,
    earliest: answer.earliestApplicationDate,
    period,
    complete: answer.periodComplete ?? answer.periodStart,
    absencesKept: broken2.length === 0,
    totalKept: broken2.every(({ code }) => code !== "total_over_limit"),
    days: countDays(clip(away, period.first, period.last)),
    byYear: calendarYearsOf(period).map(({ year, first, last }) => {
      const days = countDays(clip(away, first, last));
      return { year, days, over: isOverInYear(route, year, days) };
    }),
    reasons: answer.reasons,
    counts
  };
}
function daysThatCount(form, route) {
  const counted2 = form.detailedAbsences.filter(
    ({ permittedReason }) => permittedReason === null || permittedReason === void 0 || !reasonApplies(route, permittedReason)
  );
  const spans = counted2.map(({ startDate, endDate }) => ({
    first: toDayNumber(startDate),
    last: toDayNumber(endDate)
  }));
  const beforeEntry = {
    first: toDayNumber(form.visaStartDate),
    last: toDayNumber(form.entryDate ?? form.visaStartDate) - 1
  };
  return unionOf(route.clockStarts === "grant" ? [...spans, beforeEntry] : spans);
}
function bothCounts(answerBy) {
  const cautious = answerBy("inclusive");
  const homeOffice = answerBy("whole_days");
  return { cautious, homeOffice, homeOfficeSays: saysOf2(cautious.settlement, homeOffice.settlement) };
}
function saysOf2(cautious, homeOffice) {
  if (cautious === null || homeOffice === null) return null;
  const { verdict, earliestApplicationDate, worstTwelveMonths: worst } = homeOffice;
  if (verdict === cautious.verdict && earliestApplicationDate === cautious.earliestApplicationDate)
    return null;
  const days = worst === null ? "your days away add up to less" : `you were away ${dayCount(worst.days)} in the worst 12 months: ${worst.exceeded ? "over" : "within"} the limit`;
  const date = verdict === "eligible" ? " Your days away then do not stand against applying now." : earliestApplicationDate === null ? "" : ` The first day to apply is then ${written(toDayNumber(earliestApplicationDate))}.`;
  return `By the Home Office’s count, which leaves out the days you travel, ${days}.${date}`;
}

// backend/rules/src/calculators/ilr/judgeByYears.ts
function judgeByYears({ form, route: key, years, today }) {
  const route = routeOf(key);
  const asOf = toDayNumber(today);
  const grant = toDayNumber(form.visaStartDate);
  const entry = toDayNumber(form.entryDate ?? form.visaStartDate);
  const fromGrant = answerFrom(key, grant, entry, asOf);
  const broken2 = [];
  let answer = fromGrant;
  for (; ; ) {
    const served = yearsServed(answer) ?? yearsLookedAt(answer, years, asOf);
    const obstacle = obstacleOf(route, yearsIn(served, form.absencesPerYear));
    if (obstacle === null) break;
    broken2.push(obstacle.reason);
    const restart = dayNumberOf(obstacle.year + 1, 1, 1);
    answer = answerFrom(key, restart, Math.max(restart, entry), asOf);
  }
  const looked = answer.verdict === "eligible" ? answer : fromGrant;
  const period = yearsLookedAt(looked, years, asOf);
  const typed = yearsIn(period, form.absencesPerYear);
  const isOver = broken2.length > 0 && answer.verdict !== "eligible";
  return {
    verdict: isOver && answer.verdict === "not_yet" ? "over_limit" : answer.verdict,
    earliest: answer.earliestApplicationDate,
    period,
    complete: fromGrant.periodComplete ?? fromGrant.periodStart,
    absencesKept: !isOver && answer.verdict !== "over_limit",
    totalKept: !isOver || broken2.every(({ code }) => code !== "early_years_over_limit"),
    days: typed.reduce((total, { days }) => total + days, 0),
    byYear: typed.map(({ year, days }) => ({
      ...{ year, days },
      over: isOverInYear(route, year, days)
    })),
    reasons: [
      ...isOver ? broken2 : [],
      ...unknowable(route, typed),
      // Without trips the engine saw no day away, so what it says about them is left out.
      ...answer.reasons.filter(({ code }) => code !== "twelve_months_within_limit"),
      ...entry > grant && limitsTwelveMonths(route) ? [daysBeforeEntry2(grant, entry)] : []
    ],
    counts: null
  };
}
function answerFrom(route, grant, entry, asOf) {
  return assessSettlement({
    settlement: { route, grantDate: fromDayNumber(grant), entryDate: fromDayNumber(entry) },
    ...{ trips: [], counting: "inclusive", asOf }
  });
}
function yearsIn(period, totals) {
  const daysOf = new Map(totals.map(({ year, days }) => [year, days]));
  return calendarYearsOf(period).map((span) => ({
    ...span,
    days: Math.min(daysOf.get(span.year) ?? 0, lengthOf(span))
  }));
}
function obstacleOf(route, years) {
  if (!limitsTwelveMonths(route)) return null;
  const limit2 = anyTwelveMonths.days;
  const over = years.findLast(({ year, days }) => isOverInYear(route, year, days));
  if (over !== void 0)
    return {
      year: over.year,
      reason: against(
        "year_over_limit",
        `${dayCount(over.days)} away in ${over.year}; any twelve months may hold at most ${limit2}. Without the dates of your trips the years can only be counted anew from 1 January ${over.year + 1}. With individual trips the date may be earlier.`,
        anyTwelveMonths.source,
        { ...over, limit: limit2 }
      )
    };
  const early = years.filter(({ year }) => !countsTwelveMonthsIn(route, year));
  const total = early.reduce((sum, { days }) => sum + days, 0);
  const firstAway = early.find(({ days }) => days > 0);
  if (total <= longResidenceTotal.days || firstAway === void 0) return null;
  return {
    year: firstAway.year,
    reason: against(
      "early_years_over_limit",
      `${dayCount(total)} away before ${early.at(-1)?.year ?? firstAway.year} was over; before 11 April 2024 long residence allows at most ${longResidenceTotal.days} in all.`,
      longResidenceTotal.source,
      { days: total, limit: longResidenceTotal.days }
    )
  };
}
function unknowable(route, years) {
  if (!limitsTwelveMonths(route)) return [];
  const limit2 = anyTwelveMonths.days;
  const reasons = [];
  years.forEach((year, position) => {
    const next = years[position + 1];
    if (next === void 0 || !countsTwelveMonthsIn(route, year.year)) return;
    const days = year.days + next.days;
    const known = [year, next].some((one) => one.days === 0 || one.days > limit2);
    if (!known && days > limit2)
      reasons.push(
        toKnow(
          "years_may_hide_window",
          `${dayCount(year.days)} in ${year.year} and ${dayCount(next.days)} in ${next.year} are more than ${limit2} together. Totals do not show when you were away, so twelve months across the two years may be over the limit. Enter individual trips to be sure.`,
          anyTwelveMonths.source,
          { days, limit: limit2, first: year.first, last: next.last }
        )
      );
  });
  for (const year of years)
    if (!countsTwelveMonthsIn(route, year.year) && year.days > longResidenceSingle.days)
      reasons.push(
        toKnow(
          "year_may_hide_long_absence",
          `${dayCount(year.days)} away in ${year.year}: before 11 April 2024 no single absence may be longer than ${longResidenceSingle.days} days, and totals do not show whether one was. Enter individual trips to be sure.`,
          longResidenceSingle.source,
          { ...year, limit: longResidenceSingle.days }
        )
      );
  return reasons;
}
function daysBeforeEntry2(grant, entry) {
  return toKnow(
    "totals_before_entry",
    "The days between your visa’s issue and your arrival count as days away. Put them into the yearly totals if they are not there yet.",
    anyTwelveMonths.source,
    { first: grant, last: entry - 1 }
  );
}

// backend/rules/src/calculators/ilr/requirements.ts
var sponsored = /* @__PURE__ */ new Set(["skilled_worker", "tier_2"]);
var withoutMoneyTest = /* @__PURE__ */ new Set([
  "refugee",
  "humanitarian_protection",
  "long_residence",
  "pbs_dependant"
]);
function requirementsOf(form, route, on) {
  const noEnglish2 = route !== null && englishLevelOn(route.english, on).value === "none";
  const noMoney = route !== null && withoutMoneyTest.has(route.key);
  const englishLanguage = noEnglish2 || form.hasEnglishQualification;
  const financialRequirement = noMoney || moneyAnswer(form);
  const goodCharacter = form.goodCharacter ?? form.hasPassedLifeInUK;
  const reasons = [];
  if (!englishLanguage)
    reasons.push(
      against(
        "english_missing",
        "The English language requirement is not met by your answer. People under 18 or over 64, and those whom a condition prevents, need not show it.",
        sources.englishLanguage
      )
    );
  if (!financialRequirement)
    reasons.push(
      against(
        "financial_requirement_missing",
        "The financial requirement of your visa is not met by your answer.",
        route?.source ?? sources.immigrationRulesIndex
      )
    );
  if (!goodCharacter)
    reasons.push(
      against(
        "good_character_missing",
        "The good character requirement is not met by your answer. Take advice before you apply: much depends on what happened and when.",
        sources.immigrationRulesIndex
      )
    );
  if (noEnglish2 && route !== null)
    reasons.push(met("english_not_asked", "This route asks for no English.", route.source));
  if (noMoney && route !== null)
    reasons.push(met("money_not_asked", "This route has no test of money for settlement.", route.source));
  return { englishLanguage, goodCharacter, financialRequirement, reasons };
}
function moneyAnswer(form) {
  const { meetsSalaryRequirement, isCurrentlyEmployed, completedSponsoredPeriod } = form;
  if (meetsSalaryRequirement !== null && meetsSalaryRequirement !== void 0) return meetsSalaryRequirement;
  const answers = [isCurrentlyEmployed, completedSponsoredPeriod].filter(
    (answer) => answer !== null && answer !== void 0
  );
  return !sponsored.has(form.visaType) || answers.every((answer) => answer === true);
}

// backend/rules/src/calculators/ilr/calculateIlr.ts
var calculationVersion = "3.0";
var likeMostRoutes = "skilled_worker";
function calculateIlr(form, today) {
  requireSoundIlrForm(form, today);
  const key = routeOfVisaType(form.visaType);
  const route = routeOf(key ?? likeMostRoutes);
  const years = route.qualifyingYears[0];
  if (years === void 0) return withoutSettlement(form, today, route);
  const question = { form, route: route.key, years, today };
  const judgement = form.useDetailedAbsences ? judgeByTrips(question) : judgeByYears(question);
  return answerOf({ form, today, route, known: key !== null, years, judgement });
}
function answerOf(found) {
  const { form, today, route, known, years, judgement } = found;
  const { period, earliest, absencesKept } = judgement;
  const closed = route.closes !== null && laterOf(earliest, today) > route.closes.on;
  const requirements2 = requirementsOf(form, known ? route : null, laterOf(earliest, today));
  const eligibleByTime = judgement.verdict === "eligible" && !closed;
  const waits = (verdict) => verdict === "not_yet" || verdict === "over_limit";
  const absenceLimit = absenceLimitOf(route, years, period);
  const canApplyFrom = (complete) => addDays(complete, route.twentyEightDays ? -daysAfterApplication.days : 0);
  const meetsSettlementPeriod = canApplyFrom(judgement.complete) <= today;
  const discretionReason = absencesKept || closed ? null : discretionSentence(route);
  return {
    ...whatWasAsked(form, today),
    isEligible: known && eligibleByTime && requirements2.englishLanguage && requirements2.goodCharacter && requirements2.financialRequirement,
    suggestedEligibilityDate: waits(judgement.verdict) && !closed ? earliest : null,
    earliestApplicationDate: closed ? null : earliest,
    requiredYears: years,
    continuousResidenceMet: meetsSettlementPeriod && absencesKept,
    meetsSettlementPeriod,
    hasMinimumUKResidence: canApplyFrom(addYears(form.entryDate ?? form.visaStartDate, years)) <= today,
    meetsAbsenceTotal: judgement.totalKept && (absenceLimit === null || judgement.days <= absenceLimit),
    absencesValid: absencesKept,
    absenceLimit,
    absenceDaysTotal: judgement.days,
    ...answersOf(requirements2),
    discretionRecommended: discretionReason !== null,
    discretionReason,
    route: known ? { key: route.key, title: route.title } : null,
    period: { from: fromDayNumber(period.first), to: fromDayNumber(period.last) },
    absencesByYear: judgement.byYear,
    reasons: reasonsOf(found, requirements2, closed),
    ...countsOf(found)
  };
}
function countsOf({ form, today, known, judgement: { counts } }) {
  if (counts === null) return noCounts;
  const { cautious, homeOffice, homeOfficeSays } = counts;
  const byTripsAlone = (counting) => assess({ asOf: today, counting, trips: assessedTrips(form.detailedAbsences) });
  return {
    cautious: known ? cautious : byTripsAlone("inclusive"),
    homeOffice: known ? homeOffice : byTripsAlone("whole_days"),
    homeOfficeDiffers: homeOfficeSays !== null,
    homeOfficeSays
  };
}
var noCounts = {
  cautious: null,
  homeOffice: null,
  homeOfficeDiffers: false,
  homeOfficeSays: null
};
var saidOtherwise = /* @__PURE__ */ new Set(["other_count_differs", "life_in_the_uk"]);
var ofKnownRoutes = /* @__PURE__ */ new Set(["wait_until", "english_level", "about_the_route"]);
function reasonsOf({ route, known, years, judgement }, requirements2, closed) {
  const engine = judgement.reasons.filter(({ code }) => !saidOtherwise.has(code) && (known || !ofKnownRoutes.has(code))).map((said) => known || said.source !== route.source ? said : { ...said, source: likeMost });
  const isClosing = ({ code }) => closed && code === "route_closed";
  return [
    ...known ? [] : [unknownRoute(judgement.earliest, years)],
    ...engine.filter(isClosing),
    ...requirements2.reasons.filter(({ standing: standing2 }) => standing2 === "against"),
    ...engine.filter((said) => !isClosing(said)),
    ...requirements2.reasons.filter(({ standing: standing2 }) => standing2 !== "against"),
    ...known ? furtherYears(route) : []
  ];
}
var likeMost = sources.continuousResidenceRules;
function unknownRoute(earliest, years) {
  const date = earliest === null ? "" : ` By them the first day would be ${written(toDayNumber(earliest))}.`;
  return toKnow(
    "route_unknown",
    `This visa type does not say which rules apply to you, so nothing here can say that you are eligible. The date is an estimate by the rules that most routes have: ${years} years, and at most ${anyTwelveMonths.days} days away in any twelve months.${date}`,
    likeMost
  );
}
function furtherYears(route) {
  const [usual, ...others] = route.qualifyingYears;
  if (usual === void 0 || others.length === 0) return [];
  return [
    toKnow(
      "other_qualifying_years",
      `Counted with ${usual} years; some people on this route need ${others.join(" or ")}.`,
      route.source
    )
  ];
}
function discretionSentence(route) {
  return `Your absences are over the limit of the ${route.title} route. Days away for a reason listed in CR 3.4 of Appendix Continuous Residence, for example a serious illness, a travel disruption or a crisis abroad, can be left out with proof.`;
}
function withoutSettlement(form, today, route) {
  const requirements2 = requirementsOf(form, null, today);
  const trips = assessedTrips(form.detailedAbsences).map(({ departureDate, returnDate }) => ({
    departureDate,
    returnDate: returnDate ?? departureDate
  }));
  return {
    ...whatWasAsked(form, today),
    isEligible: false,
    suggestedEligibilityDate: null,
    earliestApplicationDate: null,
    requiredYears: null,
    continuousResidenceMet: false,
    meetsSettlementPeriod: false,
    hasMinimumUKResidence: false,
    meetsAbsenceTotal: true,
    absencesValid: true,
    absenceLimit: null,
    absenceDaysTotal: form.useDetailedAbsences ? countDays(absentDays(trips, "inclusive")) : form.absencesPerYear.reduce((total, { days }) => total + days, 0),
    ...answersOf(requirements2),
    discretionRecommended: false,
    discretionReason: null,
    route: { key: route.key, title: route.title },
    period: null,
    absencesByYear: [],
    reasons: [
      ...noRouteReasons(route).map((said) => ({ ...said, standing: "against" })),
      ...route.notes.some((note) => note.includes("neither")) ? [] : [
        toKnow(
          "long_residence_possible",
          `Lawful years on it may count towards the ${routeOf("long_residence").qualifyingYears[0]} years of long residence. Choose “Long residence” as the visa type, with the day your first visa was issued, to see when they are complete.`,
          sources.longResidence
        )
      ]
    ],
    ...noCounts
  };
}
function whatWasAsked(form, today) {
  return {
    visaType: form.visaType,
    visaStartDate: form.visaStartDate,
    entryDate: form.entryDate ?? form.visaStartDate,
    visaExpiryDate: form.visaExpiryDate ?? addYears(form.visaStartDate, 5),
    calculationDate: today,
    calculationVersion,
    ruleSet
  };
}
function answersOf({ englishLanguage, goodCharacter, financialRequirement }) {
  return { englishLanguage, goodCharacter, financialRequirement };
}
function laterOf(date, today) {
  return date !== null && date > today ? date : today;
}

// backend/rules/src/progress/citizenshipOnRecord.ts
function citizenshipOpensOn(record, settlementDate, ukEntryDate, today) {
  const spouse = record.details.marriedToBritishCitizen;
  const { years } = periodLimit(spouse);
  const timeAllowsFrom = latestOf2(
    settledLongEnough(settlementDate, spouse),
    residentLongEnough(ukEntryDate, years)
  );
  if (timeAllowsFrom > latestDate) return null;
  const firstGoodFrom = (day3) => {
    const { citizenship } = assess({
      ...{ asOf: day3, counting: "inclusive", trips: record.journeys },
      citizenship: { applicationDate: day3, settledSince: settlementDate, spouseOfBritishCitizen: spouse }
    });
    if (citizenship === null || citizenship.firstGoodDate === null)
      throw new TypeError("A question about citizenship was left without an answer");
    return citizenship.firstGoodDate;
  };
  let opens = firstGoodFrom(timeAllowsFrom);
  for (const day3 of daysThatMayEndIt(record.journeys, years, today)) {
    if (opens > today) return opens;
    if (day3 > opens) opens = notBefore(opens, day3, firstGoodFrom(day3));
  }
  return opens;
}
var notBefore = (opens, day3, good) => good > day3 ? good : opens;
function daysThatMayEndIt(journeys, years, today) {
  const days = journeys.flatMap(({ returnDate }) => {
    const began = addYears(returnDate, years);
    return [earliestOf(returnDate, today), addDays(began, -3), addDays(began, -2), addDays(began, -1)];
  });
  return [.../* @__PURE__ */ new Set([...days, today])].filter((day3) => day3 <= today).sort();
}
var latestOf2 = (one, other) => one > other ? one : other;
var earliestOf = (one, other) => one < other ? one : other;

// backend/rules/src/progress/shareOfTime.ts
function percentPassed(from, until, today) {
  if (today >= until) return 100;
  const first = toDayNumber(from);
  const share = (toDayNumber(today) - first) / (toDayNumber(until) - first);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}
function yearsSince(day3, today) {
  if (today <= day3) return 0;
  let whole = Number(today.slice(0, 4)) - Number(day3.slice(0, 4));
  if (addYears(day3, whole) > today) whole -= 1;
  const start = toDayNumber(addYears(day3, whole));
  const share = (toDayNumber(today) - start) / (toDayNumber(addYears(day3, whole + 1)) - start);
  return whole + Math.floor(10 * share) / 10;
}

// backend/rules/src/progress/visaRecord.ts
var countTowards = {
  skilled_worker: ["tier_2", "global_talent", "innovator_founder", "scale_up", "rep_overseas_business"],
  scale_up: ["skilled_worker", "tier_2", "global_talent", "innovator_founder", "rep_overseas_business"]
};
function settlementAskedBy(route, record) {
  const { visaStartDate, visaExpiryDate } = record;
  const counts = /* @__PURE__ */ new Set([route, ...countTowards[route] ?? []]);
  const earlier = record.earlier.filter(
    ({ visaType, startDate, endDate }) => counts.has(routeOfVisaType(visaType)) && startDate < visaStartDate && makesSense(startDate, endDate)
  );
  const current = { from: visaStartDate, to: visaExpiryDate ?? latestDate };
  const permissions = makesSense(current.from, current.to) ? [...earlier.map(({ startDate, endDate }) => ({ from: startDate, to: endDate })), current] : [];
  const grantDate = permissions.reduce((first, { from }) => from < first ? from : first, visaStartDate);
  return { route, grantDate, ...permissions.length === 0 ? {} : { permissions } };
}
function inTheUkSince(visaStartDate, earlier) {
  const latestFirst = earlier.filter(({ startDate, endDate }) => makesSense(startDate, endDate)).toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  let since2 = visaStartDate ?? latestFirst[0]?.startDate ?? null;
  if (since2 === null) return null;
  for (const { startDate, endDate } of latestFirst) {
    if (addDays(endDate, 1) < since2) break;
    if (startDate < since2) since2 = startDate;
  }
  return since2;
}
function makesSense(from, to) {
  return from >= earliestDate && to <= latestDate && from <= to;
}

// backend/rules/src/progress/settlementProgress.ts
var otherCount2 = "other_count_differs";
var broken = /* @__PURE__ */ new Set([
  "twelve_months_over_limit",
  "fixed_year_over_limit",
  "single_absence_over_limit",
  "total_over_limit"
]);
function settlementProgress(key, record, trips, today) {
  const route = routeOf(key);
  const settlement = settlementAskedBy(key, record);
  const answers = assessBothWays({ asOf: today, trips, settlement });
  const answerBy = (counting) => {
    const { settlement: answer2 } = answers[counting];
    if (answer2 === null) throw new TypeError("A question about settlement was left without an answer");
    return answer2;
  };
  const answer = answerBy("inclusive");
  const period = periodOf(answer, today);
  const daysAway2 = (counting) => {
    const days = absentDays(trips, counting);
    return countDays(period === null ? days : clip(days, toDayNumber(period.from), toDayNumber(period.to)));
  };
  const { firstCompliantCountingDate: complete, qualifyingYears: years, reasons, periodStart } = answer;
  const eligible = answer.verdict === "eligible";
  return {
    route,
    countedFrom: periodStart,
    cautious: { answer, daysAway: daysAway2("inclusive") },
    homeOffice: { answer: answerBy("whole_days"), daysAway: daysAway2("whole_days") },
    homeOfficeSays: reasons.find(({ code }) => code === otherCount2)?.message ?? null,
    period,
    yearLimit: answer.worstTwelveMonths?.limit ?? (limitsTwelveMonths(route) ? settlementYearLimit.days : null),
    absencesKept: !reasons.some(({ code }) => broken.has(code)),
    percent: eligible ? 100 : complete === null || years === null || years === 0 ? 0 : percentPassed(addYears(complete, -years), complete, today),
    years: yearsSince(periodStart, today),
    reasons: decisiveFirst(reasons.filter(({ code }) => code !== otherCount2))
  };
}
function periodOf(answer, today) {
  const { qualifyingYears: years } = answer;
  if (years === null || years === 0) return null;
  const { first, last } = yearsLookedAt(answer, years, toDayNumber(today));
  return { from: fromDayNumber(first), to: fromDayNumber(last) };
}
function decisiveFirst(reasons) {
  const order = ["against", "met", "to_know"];
  const rank = ({ standing: standing2 }) => order.indexOf(standing2 ?? "to_know");
  return reasons.toSorted((one, other) => rank(one) - rank(other));
}
export {
  UnsoundAssessment,
  calculateCitizenship,
  calculateIlr,
  citizenshipOpensOn,
  inTheUkSince,
  routeOfVisaType,
  ruleSet,
  settlementProgress
};
