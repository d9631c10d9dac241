package dash.models.analyst;

import dash.models.language.LanguageModel;
import dash.models.spending.DayLedger;
import dash.models.spending.Prices;
import dash.models.spending.TokenLimits;

/** The model that thinks, and what it may cost. Shared by all questions. */
public record Brain(LanguageModel model, TokenLimits limits, DayLedger day, Prices prices) {}
