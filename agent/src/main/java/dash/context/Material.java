package dash.context;

import dash.documents.Passage;
import dash.learnings.Learning;
import dash.search.ColumnName;
import java.util.List;
import java.util.function.Predicate;

/** What the layers gave for one question. */
record Material(Catalogue catalogue, List<Learning> lessons, List<Passage> further, Predicate<ColumnName> sensitive) {

    Material {
        lessons = List.copyOf(lessons);
        further = List.copyOf(further);
    }

    Material with(List<Passage> brought) {
        return new Material(catalogue, lessons, brought, sensitive);
    }

    int there(Layer layer) {
        return switch (layer) {
            case TABLES -> catalogue.knowledge().tables().size();
            case ANNOTATIONS ->
                catalogue.metrics().size()
                        + catalogue.rules().size()
                        + catalogue.gotchas().size()
                        + catalogue.glossary().size();
            case PATTERNS -> catalogue.patterns().size();
            case DOCUMENTS -> catalogue.passages().size() + further.size();
            case LEARNINGS -> lessons.size();
            case SCHEMA -> catalogue.tables().live();
        };
    }
}
