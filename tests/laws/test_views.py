"""An eye's view may be made from a spectator's; it must equal the one made from its sight."""

from hypothesis import given

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games import keys, screen
from tests.laws.extent import SEEDS, bots, few, positions, tables
from tests.laws.strategies import GAMES


@tables
@bots
@few
@given(seed=SEEDS)
def test_a_view_from_the_common_one_is_the_whole_view(
    key: str, seats: int, name: str, seed: int
) -> None:
    if key not in keys():  # the toy game has no screen
        return
    words = screen(key)
    settings = GAMES[key].settings(seats)
    options = {setting.key: setting.values[-1] for setting in settings if setting.display}
    for state in positions(key, seats, name, seed):
        common = words.view(Sight(state, SPECTATOR), options)
        before = repr(common)
        for eye in [*range(seats), int(SPECTATOR)]:
            sight = Sight(state, eye)

            assert words.view(sight, options) == words.view(sight, options, common)
        assert before == repr(common)
