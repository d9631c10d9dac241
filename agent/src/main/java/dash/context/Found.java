package dash.context;

import dash.context.Context.Search;
import dash.search.Hit;
import dash.search.SearchDocument.Kind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the search found, asked once a group, because scores of different kinds of items do not compare. */
record Found(Map<Group, List<Hit>> hits, Search search) {

    /** Kinds that are searched together, and how deep. */
    enum Group {
        TABLES(Layer.TABLES, 24),
        METRICS(Layer.ANNOTATIONS, 16),
        RULES(Layer.ANNOTATIONS, 16),
        GLOSSARY(Layer.ANNOTATIONS, 16),
        PATTERNS(Layer.PATTERNS, 24),
        PASSAGES(Layer.DOCUMENTS, 8),
        LESSONS(Layer.LEARNINGS, 60);

        private final Layer layer;
        private final int depth;

        Group(Layer layer, int depth) {
            this.layer = layer;
            this.depth = depth;
        }

        Layer layer() {
            return layer;
        }

        Set<Kind> kinds() {
            return switch (this) {
                case TABLES -> Set.of(Kind.TABLE, Kind.COLUMN_GROUP);
                case METRICS -> Set.of(Kind.METRIC);
                case RULES -> Set.of(Kind.RULE, Kind.GOTCHA);
                case GLOSSARY -> Set.of(Kind.GLOSSARY);
                case PATTERNS -> Set.of(Kind.PATTERN);
                case PASSAGES -> Set.of(Kind.DOCUMENT_PASSAGE);
                case LESSONS -> Set.of(Kind.LEARNING);
            };
        }

        int depth() {
            return depth;
        }
    }

    Found {
        hits = new EnumMap<>(hits);
    }

    /** Empty when this group could not be searched. */
    Optional<List<Hit>> of(Group group) {
        return Optional.ofNullable(hits.get(group));
    }

    /** By the id of what was found. */
    Map<String, Hit> byId(Group group) {
        Map<String, Hit> byId = new HashMap<>();
        of(group).orElse(List.of()).forEach(hit -> byId.put(hit.id(), hit));
        return byId;
    }
}
