import { expect, test } from 'vitest';
import { isUnfairQuestion } from '../../isUnfairQuestion.ts';
import { isNearDuplicate } from '../../nearDuplicates.ts';
import { libraryQuestionTypes } from '../competency.ts';
import { roles } from './roleLibrary.ts';
import { readRoles, type Role } from './roleText.ts';

const questionsOf = ({ areas }: Role) => areas.flatMap(({ questions }) => questions);
const splitCues = (cues: string) => cues.split(',').map((cue) => cue.trim());
/** Of all jobs whatever their trade: no title is told by one of these alone. */
const anyTrade =
  /^(?:manager|director|assistant|associate|officer|specialist|coordinator|supervisor|leader?|head|vice president|president|staff|team members?|trainee|technician|analyst|administrator|consultant|engineer|representative|agent|operator|worker|attendant|helper|aide|executive|principal|senior|junior|chief|volunteer|it)\*?$/;

test('each job has areas with questions of all types, most of them for whoever has it', () => {
  for (const role of roles) {
    const questions = questionsOf(role);
    expect(role.areas.length, role.name).toBeGreaterThanOrEqual(2);
    expect(questions.filter(({ isOptional }) => !isOptional).length, role.name).toBeGreaterThan(6);
    expect(new Set(questions.map(({ type }) => type)), role.name).toEqual(
      new Set(libraryQuestionTypes),
    );
    const areas = role.areas.map(({ name }) => name);
    expect(new Set(areas).size, role.name).toBe(areas.length);
  }
});

test('each question can be asked as it stands and says what a good and a weak answer hold', () => {
  const faults = roles.flatMap((role) =>
    questionsOf(role)
      .filter(
        ({ question, good, weak, cues }) =>
          !/^[\p{Lu}“"][^`{}]*[?.]$/u.test(question) ||
          question.split(' ').length > 45 ||
          good.length < 2 ||
          good.length > 4 ||
          weak === '' ||
          cues === '',
      )
      .map(({ question }) => `${role.name}: ${question}`),
  );
  expect(faults).toEqual([]);
});

test('no job asks about what an interview must not ask, and none asks the same twice', () => {
  const faults = roles.flatMap((role) => {
    const asked = questionsOf(role).map(({ question }) => question);
    const unfair = asked.filter(isUnfairQuestion);
    const repeated = asked.filter((question, index) =>
      asked.slice(0, index).some((other) => isNearDuplicate(question, other)),
    );
    return [...unfair, ...repeated].map((question) => `${role.name}: ${question}`);
  });
  expect(faults).toEqual([]);
});

test('no cue of titles is told of any trade', () => {
  const cues = roles.flatMap(({ titles }) => splitCues(titles));
  expect(cues.filter((cue) => anyTrade.test(cue))).toEqual([]);
  expect(new Set(roles.map(({ name }) => name)).size).toBe(roles.length);
});

test('a question without an answer key is refused by its line', () => {
  const [role] = readRoles('# Cook | cook*\n@ Kitchen\nTechnical [salt]: How much salt?');
  expect(() => role?.areas).toThrow('How much salt?');
});
