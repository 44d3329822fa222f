import type { FinishBoat } from '../../steps/finishPage.ts'

export const boatName = ({ sail, name }: Pick<FinishBoat, 'sail' | 'name'>) => (
  <>
    <strong>
      <bdi>{sail}</bdi>
    </strong>{' '}
    <bdi>{name}</bdi>
  </>
)
