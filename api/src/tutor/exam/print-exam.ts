/** npm run tutor:exam [language or id …]: asks the built-in tutor the exam, for graders. */
import { createBuiltTutor } from './create-built-tutor.ts';
import { isRight, playQuestion, readExam, type ExamResult } from './play-exam.ts';

const wanted = process.argv.slice(2);
const tutor = createBuiltTutor();

const results: ExamResult[] = [];
for (const question of readExam()) {
  const { id, target } = question;
  if (wanted.length > 0 && !wanted.includes(id) && !wanted.includes(target)) continue;
  const result = await playQuestion(tutor, question);
  results.push(result);
  print(result);
}
const right = results.filter(isRight).length;
const untrue = results.filter((one) => one.untrue.length > 0).length;
write(`${right} of ${results.length} right, ${untrue} with a false claim`);

function print(result: ExamResult): void {
  const { question, replies, missing, untrue } = result;
  const { id, native, target, word, kind, turns, facts } = question;
  write(
    `=== ${id} ${isRight(result) ? 'right' : 'WRONG'}: ${word} (${native} → ${target}, ${kind})`,
  );
  turns.forEach((turn, place) => {
    write(`> ${turn}`);
    write(`${replies[place]}\n`);
  });
  write(`Expected: ${facts.join(' ')}`);
  if (missing.length > 0) write(`Missing: ${missing.map((group) => group.join(' | ')).join('; ')}`);
  if (untrue.length > 0) write(`Untrue: ${untrue.join('; ')}`);
  write('');
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
