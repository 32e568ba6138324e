import { QuestionLibrary } from '../../features/questionLibrary/QuestionLibrary.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

export function LibraryScreen() {
  usePageTitle('Question library');
  return <QuestionLibrary />;
}
